import { rmSync } from 'node:fs'
import { script } from '#infra/cli/command.ts'
import { ensureChromium } from '#dev/system-programs.ts'
import { lintChanges, lintEverything } from './run/lint.ts'
import { say, sumOf, verdict, type Outcome } from './run/outcome.ts'
import { tests } from './run/vitest.ts'

interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

const CHECKS: readonly Step[] = [
  { name: 'format', run: () => verdict('biome', ['format']) },
  { name: 'lint and types', run: lintEverything },
  { name: 'unused', run: () => verdict('knip', ['--no-progress']) },
  { name: 'layout', run: () => tests(['layout']) },
]

/** What `npm run check` does about rules and types, since they have been looked at before. */
const CHANGES: Step = { name: 'lint and types', run: lintChanges }

/** Suites by name, with their folders. */
const SUITES = {
  unit: ['functions', 'shared', 'web'],
  engine: ['engine'],
  emulators: ['test/emulators'],
  stage: ['infra', 'test/access', 'test/api', 'test/faults', 'test/harness', 'test/infra'],
  e2e: ['test/e2e'],
}

/** Suites in one run of vitest. What they send to Stripe and Gmail is looked at afterwards. */
async function suites(names: readonly string[]): Promise<Outcome> {
  if (names.includes('e2e')) process.env['CHROMIUM_PATH'] = ensureChromium(say)
  if (names.includes('stage'))
    rmSync('node_modules/.cache/recorded-requests', { recursive: true, force: true })
  return await tests(
    ['node', 'web'],
    ...Object.entries(SUITES).flatMap(([name, folders]) => (names.includes(name) ? folders : [])),
  )
}

const RECORDED: Step = { name: 'recorded requests', run: () => tests(['recorded']) }

/** The sets that `npm test` plays a part of, in full: docs/testing.md lists them. */
const atNight = async (run: () => Promise<Outcome>): Promise<Outcome> => {
  process.env['NIGHT'] = '1'
  return await run()
}

const DAY = [...CHECKS.map(({ name }) => name), ...Object.keys(SUITES), RECORDED.name]

/**
 * The steps that the words ask for, in groups: those of a group run side by side. A word is `check`, `tests`, `night`, `faults` or the beginning of a name.
 */
function groupsOf(words: readonly string[]): readonly (readonly Step[])[] {
  const isAsked = (name: string, group: string) =>
    words.length === 0 || words.some((word) => name.startsWith(word) || group === word)
  const checks = (words.includes('check') ? CHECKS.with(1, CHANGES) : CHECKS).filter(({ name }) =>
    isAsked(name, 'check'),
  )
  const names = Object.keys(SUITES).filter((name) => isAsked(name, 'tests'))
  const groups = [
    checks,
    names.length > 0 ? [{ name: names.join(', '), run: () => suites(names) }] : [],
    isAsked(RECORDED.name, 'tests') ? [RECORDED] : [],
    words.includes('night') ? [{ name: 'night', run: () => atNight(() => suites(Object.keys(SUITES))) }] : [],
    words.includes('night') ? [RECORDED] : [],
    words.includes('faults')
      ? [{ name: 'faults', run: () => atNight(() => tests(['node'], 'test/faults')) }]
      : [],
  ]
  return groups.filter((steps) => steps.length > 0)
}

async function timed({ name, run }: Step): Promise<Outcome & Pick<Step, 'name'>> {
  const began = performance.now()
  const outcome = await run()
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  say(`${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`)
  return { name, ...outcome }
}

async function main(words: readonly string[]): Promise<void> {
  const groups = groupsOf(words)
  const outcomes: Awaited<ReturnType<typeof timed>>[] = []
  for (const [index, steps] of groups.entries()) {
    say(`\n[${index + 1}/${groups.length}] ${steps.map(({ name }) => name).join(', ')} …`)
    outcomes.push(...(await Promise.all(steps.map(timed))))
  }
  const { passed, failed } = sumOf(outcomes)
  // What steps say side by side is far apart.
  const broken = outcomes.filter((outcome) => outcome.failed > 0).map(({ name }) => name)
  if (broken.length > 0) say(`\nFailed: ${broken.join('; ')}`)
  say(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

const { args } = script(
  'test -- [steps]',
  `Runs the tests; without a word those of the day. A word is a group (check, tests, night, faults) or the beginning of a step: ${DAY.join(', ')}.`,
)
  .argument('[steps...]')
  .parse()
await main(args)
