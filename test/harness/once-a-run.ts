import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Building everything that is deployed takes some minutes on a busy machine. */
const MAX_WAIT_MS = 900_000

/**
 * Calls `make` once per test run: the first file that asks calls it, and the others wait. Returns its folder,
 * which is kept until the run ends. Throws Error to every caller when `make` throws.
 */
export async function onceARun(
  runFolder: string,
  name: string,
  make: (folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = path.join(runFolder, name)
  const outcome = path.join(runFolder, `${name}.outcome`)
  if (isFirst(folder)) {
    const error = await messageOf(async () => await make(folder))
    writeFileSync(`${outcome}.new`, error)
    renameSync(`${outcome}.new`, outcome)
  }
  const deadline = performance.now() + MAX_WAIT_MS
  while (!existsSync(outcome)) {
    if (performance.now() > deadline) throw new Error(`Waited ${MAX_WAIT_MS / 1000} s for ${name}.`)
    await sleep(100)
  }
  const error = readFileSync(outcome, 'utf8')
  if (error !== '') throw new Error(`${name} could not be made: ${error}`)
  return folder
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function messageOf(work: () => Promise<void>): Promise<string> {
  try {
    await work()
    return ''
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}
