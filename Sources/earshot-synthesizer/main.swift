print("earshot-synthesizer")
