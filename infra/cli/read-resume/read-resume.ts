import path from 'node:path'
import process from 'node:process'
import type { Command } from 'commander'
import { say, typedIn } from '../command.ts'
import { readRequest, withReadOptions } from './read-request.ts'
import { writeReadings } from './write-readings.ts'

async function readResumes(options: unknown): Promise<number> {
  const request = readRequest(options, typedIn())
  const readings = await writeReadings(request)
  for (const { file, refusal } of readings)
    if (refusal !== null) process.stderr.write(`${file}: ${refusal}\n`)
  const written = readings.filter(({ refusal }) => refusal === null)
  say(`${written.length} of ${readings.length} read into ${request.out}${path.sep}`)
  return written.length === readings.length ? 0 : 1
}

/** Exit code 0 when all files were read, 1 when one was not, 2 for invalid arguments. */
export function addReadResume(program: Command): void {
  withReadOptions(program.command('read-resume')).action(async (options: unknown) => {
    process.exitCode = await readResumes(options)
  })
}
