import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** Of the project; what is deployed calls itself so. */
export const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8')))
