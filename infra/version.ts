import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** Version of the project, shown by deployments. */
export const { version: VERSION } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8')))
