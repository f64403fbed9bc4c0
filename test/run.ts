import { rmSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { execa } from 'execa'
import * as z from 'zod/mini'
import { script } from '#infra/cli/script.ts'
import { ensureChromium } from '#dev/system-programs.ts'

interface Outcome {
  readonly passed: number
  readonly failed: number
}

interface Step {
  readonly name: string
  /** The groups that `npm run …` may ask for; what runs at night does so only when it is asked for. */
  readonly group: 'check' | 'tests' | 'night'
  run(): Promise<Outcome>
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** A tool that says yes or no: one check, whose words are shown when it says no. */
async function verdict(file: string, args: readonly string[]): Promise<Outcome> {
  const { exitCode, all } = await execa(file, args, { all: true, reject: false, preferLocal: true })
  if (exitCode === 0) return { passed: 1, failed: 0 }
  say(all.trim())
  return { passed: 0, failed: 1 }
}

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  success: z.boolean(),
})

/**
 * Tests of these vitest projects, or only those in the folders. A skipped test counts as failed, and so does
 * a run that breaks outside of a test.
 */
async function tests(projects: readonly string[], ...folders: readonly string[]): Promise<Outcome> {
  const file = path.join(tmpdir(), `vitest-${process.pid}-${projects.join('-')}.json`)
  const selected = projects.flatMap((project) => ['--project', project])
  const args = [
    'run',
    ...folders,
    ...selected,
    '--passWithNoTests',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { exitCode } = await execa('vitest', args, { stdio: 'inherit', reject: false, preferLocal: true })
  try {
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
    return { passed: report.numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(file, { force: true })
  }
}

async function browserTests(): Promise<Outcome> {
  process.env['CHROMIUM_PATH'] = ensureChromium(say)
  return await tests(['e2e'])
}

const STEPS: readonly Step[] = [
  { name: 'format', group: 'check', run: () => verdict('biome', ['format']) },
  {
    name: 'lint and types',
    group: 'check',
    run: () => verdict('oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
  },
  { name: 'unused', group: 'check', run: () => verdict('knip', ['--no-progress']) },
  { name: 'layout', group: 'check', run: () => tests(['layout']) },
  { name: 'unit', group: 'tests', run: () => tests(['unit', 'engine', 'web']) },
  { name: 'emulators', group: 'tests', run: () => tests(['emulators']) },
  {
    name: 'stage',
    group: 'tests',
    run: () => {
      rmSync('node_modules/.cache/recorded-requests', { recursive: true, force: true })
      return tests(['stage'])
    },
  },
  {
    name: 'e2e',
    group: 'tests',
    run: browserTests,
  },
  // After the suites, which record what they send.
  { name: 'recorded requests', group: 'tests', run: () => tests(['recorded']) },
  {
    name: 'faults',
    group: 'night',
    run: () => {
      process.env['ALL_SEEDS'] = '1'
      return tests(['stage'], 'test/faults')
    },
  },
  {
    name: 'widths',
    group: 'night',
    run: () => {
      process.env['EVERY_WIDTH'] = '1'
      return browserTests()
    },
  },
]

/** Runs the steps whose name or group begins with one of the words; those of the day without a word. */
async function main(words: readonly string[]): Promise<void> {
  const steps = STEPS.filter(({ name, group }) =>
    words.length === 0 ? group !== 'night' : words.some((word) => name.startsWith(word) || group === word),
  )
  const total = { passed: 0, failed: 0 }
  for (const [index, step] of steps.entries()) {
    const began = performance.now()
    say(`\n[${index + 1}/${steps.length}] ${step.name} …`)
    const { passed, failed } = await step.run()
    total.passed += passed
    total.failed += failed
    say(
      `[${index + 1}/${steps.length}] ${step.name}: ${passed} passed, ${failed} failed (${((performance.now() - began) / 1000).toFixed(1)} s)`,
    )
  }
  if (total.passed + total.failed === 0) total.failed = 1
  say(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

const { args } = script(
  'test -- [steps]',
  `Runs the tests; without a word those of the day. A word is a group (check, tests, night) or the beginning of a step: ${STEPS.map(({ name }) => name).join(', ')}.`,
)
  .argument('[steps...]')
  .parse()
await main(args)
