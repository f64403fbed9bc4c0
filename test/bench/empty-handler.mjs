// The load time that every function has, before its own code.
import 'node:crypto'
import 'node:https'

export const handler = async () => ({ statusCode: 204 })
