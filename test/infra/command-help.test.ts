import { readFileSync } from 'node:fs'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** What each script starts, without the step that installs packages. */
const programs = Object.entries(scripts).flatMap(([name, line]) => {
  const [, program = ''] = /^node infra\/dev\/bootstrap\.mjs (\S+\.ts.*)$/.exec(line) ?? []
  return program === '' ? [] : [[name, program.split(' ')] as const]
})

test('every command is looked at', () => {
  // The others hand everything on to vitest and biome.
  expect(Object.keys(scripts).filter((name) => !programs.some(([found]) => found === name))).toEqual([
    'test:watch',
    'format',
  ])
})

test.each(programs)('npm run %s -- --help explains itself and does nothing', async (name, program) => {
  const { exitCode, stdout, stderr } = await execa('node', [...program, '--help'], { reject: false })
  expect([exitCode, stderr]).toEqual([0, ''])
  // The steps of the tests are explained together.
  const [usage = '', , about = ''] = stdout.split('\n')
  expect(usage).toMatch(/^Usage: npm (?:run [\w:-]+|start|test) -- /)
  expect(about).toMatch(/^[A-Z].{20,}/)
  expect(stdout).toMatch(/--help +show this help/)
  expect(stdout).not.toMatch(/\b(\w+)\s+\1\b/)
  // The same on every machine.
  expect(stdout).not.toContain(process.cwd())
  expect(name.startsWith(usage.split(' ')[3] ?? '') || program[0] === 'test/run.ts' || name === 'start').toBe(
    true,
  )
})

/** The commands within a command that its help lists, such as `disable` of `admin`. */
const commandsIn = (help: string) =>
  [...(help.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name)

test.each([
  [
    'operate',
    'status, redrive, replay-event, rerun, restore-mailboxes, rotate, locate, copy-table, reapply-deletions, alarm-test',
  ],
  ['admin', 'create, list, disable, enable, reset-second-factor, reset-password'],
])('every command of npm run %s explains itself, its arguments and its options', async (name, listed) => {
  const helpOf = async (...words: readonly string[]) =>
    (await execa('node', ['infra/cli/main.ts', name, ...words, '--help'])).stdout
  const commands = commandsIn(await helpOf())
  expect(commands.join(', ')).toBe(listed)
  for (const command of commands) {
    const help = await helpOf(command)
    const [usage = '', , about = ''] = help.split('\n')
    expect(usage).toContain(`npm run ${name} -- ${command} `)
    expect(about).toMatch(/^[a-z].{10,}/)
    // An option or an argument without a sentence stands alone on its line.
    expect(help).not.toMatch(/^ {2}(?:--[\w-]+(?: <[\w-]+>)?|\w+) *$/m)
    for (const [, argument = ''] of usage.matchAll(/[<[](?!options)(\w+)[>\]]/g))
      expect(help).toMatch(new RegExp(`^  ${argument} +\\S.{3,}`, 'm'))
  }
})
