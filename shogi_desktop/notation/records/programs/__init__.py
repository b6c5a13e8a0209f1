"""The formats that programs made for each other: CSA, JKF, USI, USEN, PSN."""
