/** A child that takes longer to start than a document may take to read. */
process.once('message', () => process.send?.({ document: { lines: [], wrapped: true } }))
setTimeout(() => process.send?.({ ready: true }), 1_500)
