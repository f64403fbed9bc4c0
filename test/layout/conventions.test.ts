import { expect, test } from 'vitest'
import { backgroundGrants, webhookGrants } from '#infra/grants/background.ts'
import { grants } from '#infra/grants/endpoints.ts'
import { kebab } from '#shared/contracts/file-name.ts'
import { contracts } from '#shared/contracts/index.ts'
import { webhooks } from '#shared/contracts/webhooks.ts'
import { badNames, crowded, handlerMismatches, leftovers, tooLong, untested } from './conventions.ts'
import { sourceFiles, type SourceFile } from './source-files.ts'

const files = sourceFiles()
const endpoints = Object.values(contracts)
const file = (path: string, text: string): SourceFile => ({ path, text, lines: text.split('\n').length - 1 })

test('each endpoint is one file with its name', () => {
  expect(handlerMismatches(Object.keys(contracts), files)).toEqual([])
  expect(endpoints.map(({ id }) => id)).toEqual(Object.keys(contracts))
  expect(kebab('updateConfiguration')).toBe('update-configuration')
})

test('a missing handler and a superfluous one are found', () => {
  const stray = file('functions/x/api/do-nothing.ts', 'export const handler = 1\n')
  expect(handlerMismatches(['getUser'], [stray])).toEqual([
    'getUser has no handler get-user.ts made with endpoint(getUser, …)',
    "do-nothing.ts is no endpoint's handler",
  ])
})

test("without a row of grants, an endpoint of users has their own partition and its calls' counters", () => {
  expect(Object.keys(grants).toSorted()).toEqual(Object.keys(contracts).toSorted())
  expect(grants.getUsage).toEqual({ table: 'read' })
  expect(grants.extendSession).toEqual({ table: 'readWrite' })
  expect(grants.updateProfile).toEqual({
    table: 'readWrite',
    partitions: ['USER', 'SESSION', 'THROTTLE'],
  })
})

test('no two endpoints share method and path', () => {
  const routes = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(routes).size).toBe(routes.length)
})

test('each webhook is one file with its name, with a row of grants and a test over HTTP', () => {
  const made = files.flatMap(({ path }) => /^functions\/[^/]+\/webhooks\/([^/.]+)\.ts$/.exec(path)?.[1] ?? [])
  expect(made.toSorted()).toEqual(Object.keys(webhooks).map(kebab).toSorted())
  expect(Object.keys(webhookGrants).toSorted()).toEqual(Object.keys(webhooks).toSorted())
  for (const { id, path } of Object.values(webhooks)) {
    expect(files.find((candidate) => candidate.path.endsWith(`/webhooks/${kebab(id)}.ts`))?.text).toMatch(
      new RegExp(`\\bwebhook\\(\\s*webhooks\\.${id},`),
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
  const ofOthers = file(
    'test/api/x.test.ts',
    "await client.get('/api/x')\nawait client.put(`/api/x/${one}`)\nawait client.get(`/api/x/${one}/y`)",
  )
  const called = file('test/api/y.test.ts', 'await client.get(`/api/x/${one}?all=1`)')
  const reading = { id: 'readX', method: 'GET', path: '/api/x/{id}' }
  const changing = { id: 'changeX', method: 'PUT', path: '/api/x/{id}' }
  const missing = ['readX (GET /api/x/{id}) is in no test over HTTP']
  expect(untested([reading, changing], [ofOthers])).toEqual(missing)
  expect(untested([reading, changing], [ofOthers, called])).toEqual([])
  expect(untested([reading], [file('test/api/z.test.ts', "fetch('/api/x')")])).toEqual(missing)
})

test('no file has too many lines', () => {
  expect(tooLong(files)).toEqual([])
  expect(
    tooLong([file('functions/x/api/a.ts', '\n'.repeat(41)), file('functions/x/a.ts', '\n'.repeat(301))]),
  ).toEqual(['functions/x/api/a.ts has 41 lines, at most 40', 'functions/x/a.ts has 301 lines, at most 300'])
})

test('no folder has too many files', () => {
  expect(crowded(files)).toEqual([])
  const sixteen = Array.from({ length: 16 }, (_, index) => file(`functions/x/file-${index}.ts`, ''))
  const tests = Array.from({ length: 9 }, (_, index) => file(`functions/x/file-${index}.test.ts`, ''))
  expect(crowded([...sixteen, ...tests], new Map())).toEqual([
    'functions/x holds 16 source files, at most 15',
  ])
  expect(crowded(sixteen, new Map([['functions/x', 'a reason']]))).toEqual([])
  expect(crowded(sixteen.slice(1), new Map([['functions/x', 'a reason']]))).toEqual([
    'functions/x needs no exception',
  ])
})

test('file names follow the conventions', () => {
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

test('there is no TODO and no forbidden leftover', () => {
  expect(leftovers(files)).toEqual([])
  expect(leftovers([file('shared/a.ts', '// TODO: later\n')])).toEqual([
    'shared/a.ts: (\\/\\/|\\*).*\\b(TODO|FIXME)\\b',
  ])
})
