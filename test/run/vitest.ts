import { rmSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { say, type Outcome } from './outcome.ts'

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

const SLOWEST = 10

/**
 * Tests of these vitest projects, or only those in the folders. One run for all of them: while a file of one
 * project waits, the processor works for a file of another. A skipped test counts as failed, and so does a
 * run that breaks outside of a test.
 */
export async function tests(projects: readonly string[], ...folders: readonly string[]): Promise<Outcome> {
  const file = path.join(tmpdir(), `vitest-${process.pid}-${projects.join('-')}.json`)
  const selected = projects.flatMap((project) => ['--project', project])
  const args = [
    'run',
    // vitest takes any path that holds one of these.
    ...folders.map((folder) => path.resolve(folder) + path.sep),
    ...selected,
    '--passWithNoTests',
    '--reporter=minimal',
    '--reporter=./test/harness/silence.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { exitCode } = await execa('vitest', args, { stdio: 'inherit', reject: false, preferLocal: true })
  try {
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
    saySlowest(report.testResults)
    return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(file, { force: true })
  }
}

function saySlowest(files: z.output<typeof Report>['testResults']): void {
  if (files.length <= SLOWEST) return
  say('The slowest files:')
  const timed = files.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1_000,
  }))
  for (const { name, seconds } of timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    say(`  ${seconds.toFixed(1).padStart(6)} s  ${path.relative('.', name)}`)
}
