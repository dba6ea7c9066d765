measureMessages()
