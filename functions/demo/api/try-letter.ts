import { tryLetter } from '../try-letter.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { documents } from '#functions/services/files.ts'
import { demoWriters } from '#functions/services/models.ts'
import { limits } from '#functions/services/table.ts'
import * as contracts from '#shared/contracts/visitors/demo.ts'

const services = { reader: documents, writers: demoWriters, limits }

export const handler = endpoint(contracts.tryLetter, services, ({ body, deps }) => tryLetter(body, deps))
