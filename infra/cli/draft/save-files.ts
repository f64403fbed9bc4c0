import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { isDraftFileName } from './file-name.ts'
import type { Report } from './report.ts'
import { UsageError } from '../command.ts'

export const REPORT_FILE = 'report.json'

const Earlier = z.object({ drafts: z.array(z.object({ file: z.string() })) })

/** Checks that the folder is writable, before any work is done. Throws UsageError. */
export function checkFolder(folder: string): void {
  let nearest = folder
  while (!existsSync(nearest)) nearest = path.dirname(nearest)
  if (!statSync(nearest).isDirectory()) throw new UsageError(`--out ${folder}: ${nearest} is not a folder.`)
  try {
    accessSync(nearest, constants.W_OK)
  } catch {
    throw new UsageError(`--out ${folder}: no files may be written in ${nearest}.`)
  }
}

/** Files named by an earlier report in this folder: the only ones that may be removed. */
function earlierFiles(folder: string): readonly string[] {
  const file = path.join(folder, REPORT_FILE)
  if (!existsSync(file)) return []
  try {
    const { data } = Earlier.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return (data?.drafts ?? []).map((draft) => draft.file).filter(isDraftFileName)
  } catch {
    return []
  }
}

/**
 * Replaces an earlier run's files, each completely or not at all: all are written under temporary names
 * first, then renamed synchronously, so that a signal cannot interrupt.
 */
export function saveFiles(folder: string, messages: ReadonlyMap<string, Uint8Array>, report: Report): void {
  mkdirSync(folder, { recursive: true })
  const contents = new Map<string, Uint8Array | string>([
    ...messages,
    [REPORT_FILE, `${JSON.stringify(report, null, 2)}\n`],
  ])
  const moves = [...contents].map(([name, content]) => ({
    from: path.join(folder, `.${name}.${process.pid}.partial`),
    to: path.join(folder, name),
    content,
  }))
  try {
    for (const { from, content } of moves) writeFileSync(from, content)
    for (const name of earlierFiles(folder)) rmSync(path.join(folder, name), { force: true })
    for (const { from, to } of moves) renameSync(from, to)
  } finally {
    for (const { from } of moves) rmSync(from, { force: true })
  }
}
