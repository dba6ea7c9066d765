measureLabels()
measureTextSizes()
measureTabs()
