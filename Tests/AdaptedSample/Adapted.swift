// What stands for the sample here is adapted from the folder App.
