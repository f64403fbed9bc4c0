/** Takes longer to start than a document may take to be read. */
process.once('message', () => process.send?.({ text: 'read' }))
setTimeout(() => process.send?.({ ready: true }), 1_500)
