// What every function pays before it has done anything of its own.
import 'node:crypto'
import 'node:https'

export const handler = async () => ({ statusCode: 204 })
