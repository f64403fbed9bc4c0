import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { execa } from 'execa'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { releaseOf } from '#infra/version.ts'
import { BRAND } from '#shared/brand.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

const WORKFLOWS = readdirSync(path.join(ROOT, '.github'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yml'))
  .map((file) => path.join('.github', file))

const commandsIn = (text: string): readonly string[] =>
  [...text.matchAll(/npm run ([a-z]+(?:-[a-z]+)*)/g)].map(([, name = '']) => name)

test.each([...WORKFLOWS, 'docs/deploy.md', 'docs/cost.md'])('%s runs only existing commands', (file) => {
  expect(commandsIn(read(file)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test.each(WORKFLOWS)('%s pins its actions and exposes no secret', (file) => {
  const text = read(file)
  const used = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
  expect(used.filter((action) => !/^(?:\.\/|[\w-]+\/[\w-]+@(?:v\d+|[0-9a-f]{40})$)/.test(action))).toEqual([])
  // An expression inside a command could turn a branch name into a command.
  expect(text.split('\n').filter((line) => /^\s*(?:- )?run:.*\$\{\{/.test(line))).toEqual([])
  expect(text).not.toMatch(/secrets\.|pull_request_target|write-all/)
})

test('the way to production is check, synthesis, diff, dev, smoke tests and an approval', () => {
  const text = read('.github/workflows/deploy.yml')
  const jobs = [...text.matchAll(/^ {2}([a-z-]+):\n {4}(?:needs: ([^\n]+)\n)?/gm)].map(([, job, deps]) => [
    job,
    deps,
  ])
  expect(jobs.slice(-5)).toEqual([
    ['check', undefined],
    ['synth', 'check'],
    ['diff', 'synth'],
    ['deploy-dev', 'diff'],
    ['deploy-prod', '[synth, deploy-dev]'],
  ])
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(text).toMatch(/environment:\n {6}name: prod$/m)
  expect(read('.github/actions/deploy-stage/action.yml')).toContain(`${BRAND.name.toLowerCase()}-$STAGE-edge`)
})

test('the workflow deploys by the command that has the guards, and nothing beside it', () => {
  const action = read('.github/actions/deploy-stage/action.yml')
  expect(action).toContain('run: npm run deploy -- --stage "$STAGE" --assembly "cdk.out/$STAGE"')
  expect(action).not.toContain('aws-cdk')
})

test("a release is named after the commit that is checked out, not after GitHub's newest", async () => {
  vi.stubEnv('GITHUB_SHA', '0123456789abcdef0123456789abcdef01234567')
  const { stdout } = await execa('git', ['rev-parse', '--short=7', 'HEAD'])
  expect(releaseOf().replace('-dirty', '')).toBe(`0.1.0 (${stdout})`)
  vi.unstubAllEnvs()
})
