measureLabels()
measureTextSizes()
