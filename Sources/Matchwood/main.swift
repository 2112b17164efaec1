print("matchwood")
