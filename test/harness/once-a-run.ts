import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Everything that is deployed takes a busy machine some minutes. */
const LONGEST_MS = 900_000

/**
 * Makes something once in a run of tests: the first file that asks makes it, those that ask meanwhile wait.
 * Returns its folder, which lasts as long as the run's. Throws what `make` throws, for all who ask.
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
  const deadline = performance.now() + LONGEST_MS
  while (!existsSync(outcome)) {
    if (performance.now() > deadline) throw new Error(`Waited ${LONGEST_MS / 1000} s for ${name}.`)
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
