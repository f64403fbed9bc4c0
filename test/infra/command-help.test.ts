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
  expect(name.startsWith(usage.split(' ')[3] ?? '') || program[0] === 'test/run.ts' || name === 'start').toBe(
    true,
  )
})
