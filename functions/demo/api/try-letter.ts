import { tryLetter as readAndWrite } from '../try-letter.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { documents } from '#functions/services/files.ts'
import { demoWriters } from '#functions/services/models.ts'
import { limits } from '#functions/services/table.ts'
import { tryLetter } from '#shared/contracts/visitors/demo.ts'

const services = { reader: documents, writers: demoWriters, limits }

export const handler = endpoint(tryLetter, services, ({ body, deps }) => readAndWrite(body, deps))
