"""The engine as others see it: USI on stdin and stdout."""
