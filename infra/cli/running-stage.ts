import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { isAlive } from '#dev/processes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const Process = z.object({ pid: z.number() })

/**
 * What the stage that runs on this machine (`npm start`) says of itself, as far as `schema` asks; null where
 * none runs.
 */
export function runningStage<T>(schema: z.ZodMiniType<T>): T | null {
  const file = path.join(path.resolve(ROOT, process.env['STATE_DIR'] ?? '.local'), 'stage.json')
  try {
    const stage: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isAlive(Process.parse(stage).pid) ? schema.parse(stage) : null
  } catch {
    return null
  }
}
