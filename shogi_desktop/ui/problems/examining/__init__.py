"""Is a problem sound, and what is each move worth?"""
