import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { localAccess } from '#dev/local-access.ts'
import { isAlive } from '#dev/processes.ts'
import { dynamoTable, type Table } from '#platform/table/table.ts'
import { CommandError } from './command.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const StageFile = z.object({
  pid: z.number(),
  origin: z.string(),
  table: z.string(),
  addresses: z.object({ dynamodb: z.string(), sqs: z.string(), stripe: z.string() }),
})
type RunningStage = z.infer<typeof StageFile>

/** The stage of `npm start` on this machine; null when none is running. */
export function stageHere(): RunningStage | null {
  const file = path.join(path.resolve(ROOT, process.env['STATE_DIR'] ?? '.local'), 'stage.json')
  try {
    const stage = StageFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    return isAlive(stage.pid) ? stage : null
  } catch {
    // No stage has run here, or the file is incomplete.
    return null
  }
}

/** The stage of `npm start`. Throws CommandError when none is running; `otherwise` ends its message. */
export function runningStage(otherwise: string): RunningStage {
  const stage = stageHere()
  if (stage === null) throw new CommandError(`No stage runs here. Start one with npm start${otherwise}.`)
  return stage
}

/** The given table, and the local endpoint if it is not in the cloud. */
export interface NamedTable {
  readonly table: string
  readonly endpoint?: string
}

export const TABLE_OPTION = [
  '--table <name>',
  "the stage's table; in the cloud the region and the credentials are those of the shell (docs/deploy.md)",
] as const
export const ENDPOINT_OPTION = [
  '--endpoint <url>',
  'address of a database on this machine, together with --table',
] as const

export const tableAt = ({ table, endpoint }: NamedTable): Table =>
  dynamoTable(table, endpoint === undefined ? {} : localAccess(endpoint))

/** The named table, or that of the stage of `npm start`; `otherwise` as for `runningStage`. */
export function tableOf({ table, endpoint }: Partial<NamedTable>, otherwise: string): Table {
  if (table !== undefined) return tableAt(endpoint === undefined ? { table } : { table, endpoint })
  const stage = runningStage(otherwise)
  return tableAt({ table: stage.table, endpoint: stage.addresses.dynamodb })
}
