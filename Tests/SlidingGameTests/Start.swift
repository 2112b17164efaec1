// The rules' tests follow.
