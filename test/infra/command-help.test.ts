import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { atNight } from '#engine/test/at-night.ts'
import { cliProgram } from '#infra/cli/command.ts'
import { COMMANDS } from '#infra/cli/commands.ts'

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

const program = cliProgram()
for (const load of Object.values(COMMANDS)) (await load())(program)

/** What `--help` prints. Each command is not a process of its own here, because most of them load the CDK. */
function helpOf(...words: readonly string[]): string {
  let command: Command | undefined = program
  for (const word of words) command = command?.commands.find((each) => each.name() === word)
  let help = ''
  command?.configureOutput({ writeOut: (text) => void (help += text) }).outputHelp()
  return help
}

function explainsItself(name: string, file: string, help: string): void {
  // The steps of the tests are explained together.
  const [usage = '', , about = ''] = help.split('\n')
  expect(usage).toMatch(/^Usage: npm (?:run [\w:-]+|start|test) -- /)
  expect(about).toMatch(/^[A-Z].{20,}/)
  expect(help).not.toMatch(/\b(\w+)\s+\1\b/)
  // The same on every machine.
  expect(help).not.toContain(process.cwd())
  expect(name.startsWith(usage.split(' ')[3] ?? '') || file === 'test/run.ts' || name === 'start').toBe(true)
}

const CLI = 'infra/cli/main.ts'

test.each(programs.filter(([, [file]]) => file === CLI))(
  'npm run %s -- --help explains itself',
  (name, words) => {
    const help = helpOf(words[1] ?? '')
    expect(help).toMatch(/--help +show this help/)
    explainsItself(name, CLI, help)
  },
)

const firstOfFile = programs.filter(
  ([, [file]], index) => programs.findIndex(([, [other]]) => other === file) === index,
)

// Each is a process of its own, which takes two seconds to load.
test.each(atNight ? firstOfFile : firstOfFile.slice(0, 1))(
  'npm run %s -- --help explains itself and does nothing',
  async (name, words) => {
    const { exitCode, stdout, stderr } = await execa('node', [...words, '--help'], { reject: false })
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/--help +show this help/)
    explainsItself(name, words[0] ?? '', stdout)
  },
)

/** The commands within a command that its help lists, such as `disable` of `admin`. */
const commandsIn = (help: string) =>
  [...(help.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z-]+)/gm)].map(([, name = '']) => name)

test.each([
  [
    'operate',
    'status, redrive, replay-event, rerun, own-run, restore-mailboxes, rotate, locate, copy-table, reapply-deletions, alarm-test',
  ],
  ['admin', 'create, list, disable, enable, reset-second-factor, reset-password'],
])('every command of npm run %s explains itself, its arguments and its options', (name, listed) => {
  const commands = commandsIn(helpOf(name))
  expect(commands.join(', ')).toBe(listed)
  for (const command of commands) {
    const help = helpOf(name, command)
    const [usage = '', , about = ''] = help.split('\n')
    expect(usage).toContain(`npm run ${name} -- ${command} `)
    expect(about).toMatch(/^[a-z].{10,}/)
    // An option or an argument without a sentence stands alone on its line.
    expect(help).not.toMatch(/^ {2}(?:--[\w-]+(?: <[\w-]+>)?|\w+) *$/m)
    for (const [, argument = ''] of usage.matchAll(/[<[](?!options)(\w+)[>\]]/g))
      expect(help).toMatch(new RegExp(`^  ${argument} +\\S.{3,}`, 'm'))
  }
})
