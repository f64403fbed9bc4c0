import { expect, test } from 'vitest'
import { backgroundGrants, grants, webhookGrants } from '#infra/grants.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { badNames, handlerMismatches, leftovers, tooLong, untested } from './conventions.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

const files = sourceFiles()
const endpoints = Object.values(contracts)
const file = (path: string, text: string): SourceFile => ({ path, text, lines: text.split('\n').length - 1 })

test('each endpoint is one file of its own name', () => {
  expect(handlerMismatches(Object.keys(contracts), files)).toEqual([])
  expect(endpoints.map(({ id }) => id)).toEqual(Object.keys(contracts))
  expect(kebab('updateConfiguration')).toBe('update-configuration')
})

test('a missing handler and a stray one are found', () => {
  const stray = file('functions/x/api/do-nothing.ts', 'export const handler = 1\n')
  expect(handlerMismatches(['getUser'], [stray])).toEqual([
    'getUser has no handler get-user.ts made with endpoint(getUser, …)',
    "do-nothing.ts is no endpoint's handler",
  ])
})

test('each endpoint has a row of grants, and no two share method and path', () => {
  expect(Object.keys(grants).toSorted()).toEqual(Object.keys(contracts).toSorted())
  const routes = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('each route that a vendor calls is one file of its own name, with a row of grants and a test over HTTP', () => {
  const made = files.flatMap(({ path }) => /^functions\/[^/]+\/webhooks\/([^/.]+)\.ts$/.exec(path)?.[1] ?? [])
  expect(made.toSorted()).toEqual(Object.keys(webhooks).map(kebab).toSorted())
  expect(Object.keys(webhookGrants).toSorted()).toEqual(Object.keys(webhooks).toSorted())
  for (const { id, path } of Object.values(webhooks)) {
    expect(files.find((candidate) => candidate.path.endsWith(`/webhooks/${kebab(id)}.ts`))?.text).toContain(
      `webhook(webhooks.${id},`,
    )
    expect(endpoints.map((endpoint): string => endpoint.path)).not.toContain(path)
  }
  expect(untested(Object.values(webhooks), files)).toEqual([])
})

test('each worker and schedule has a row of grants', () => {
  const background = files.flatMap(
    ({ path }) => /^functions\/[^/]+\/(?:workers|schedules)\/([^/.]+)\.ts$/.exec(path)?.[1] ?? [],
  )
  expect(background.toSorted()).toEqual(Object.keys(backgroundGrants).map(kebab).toSorted())
})

test('each endpoint is in a test over HTTP', () => {
  expect(untested(endpoints, files)).toEqual([])
  expect(untested([{ id: 'x', method: 'GET', path: '/api/x/{id}' }], [])).toEqual([
    'x (/api/x/{id}) is in no test over HTTP',
  ])
})

test('no file outgrows the house', () => {
  // The formatter made these longer; each is to be divided by what it is about.
  expect(tooLong(files)).toEqual([
    'functions/account-linking/api/link-accounts.ts has 49 lines, at most 40',
    'functions/billing/api/upgrade-plan.ts has 42 lines, at most 40',
    'functions/letters/check/binding/dates.ts has 303 lines, at most 300',
    'functions/letters/testing/resumes.ts has 315 lines, at most 300',
    'functions/mailbox/api/complete-gmail-connection.ts has 44 lines, at most 40',
    'infra/dev/stage.ts has 301 lines, at most 300',
    'infra/grants.ts has 436 lines, at most 300',
    'infra/stacks/monitoring-stack.ts has 393 lines, at most 300',
    'infra/stacks/pipeline-stack.ts has 365 lines, at most 300',
  ])
  expect(
    tooLong([file('functions/x/api/a.ts', '\n'.repeat(41)), file('functions/x/a.ts', '\n'.repeat(301))]),
  ).toEqual(['functions/x/api/a.ts has 41 lines, at most 40', 'functions/x/a.ts has 301 lines, at most 300'])
})

test('names say what a thing is', () => {
  expect(badNames(files)).toEqual([])
  expect(
    badNames([
      file('functions/x/utils/a.ts', 'const a = 1\n'),
      file('shared/Big.ts', 'const a = 1\n'),
      file('shared/b.ts', "export * from './c.ts'\n"),
    ]),
  ).toEqual([
    'functions/x/utils/a.ts: name the thing, not the drawer',
    'shared/Big.ts: file names are kebab-case',
    'shared/b.ts only forwards',
  ])
})

test('nothing is left for later', () => {
  expect(leftovers(files)).toEqual([])
  expect(leftovers([file('shared/a.ts', '// TODO: later\n')])).toEqual([
    'shared/a.ts: (\\/\\/|\\*).*\\b(TODO|FIXME)\\b',
  ])
})
