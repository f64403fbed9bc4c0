import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const answers: Response[] = []
let asked: string[] = []
beforeEach(() => {
  asked = []
  vi.resetModules()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

const load = async () => await (await import('./stage-settings.ts')).loadStageSettings()
const KEY = { stripe: { publishableKey: 'pk_test_1' } }

test('the settings of the stage are fetched once', async () => {
  answers.push(Response.json(KEY))
  expect([await load(), await load()]).toEqual([KEY, KEY])
  expect(asked).toEqual(['/stage.json'])
})

test.each([
  ['nobody answers', null],
  ['there are none', Response.json(KEY, { status: 404 })],
  ['the page came instead', new Response('<!doctype html>')],
  ['the key is no publishable one', Response.json({ stripe: { publishableKey: 'sk_test_1' } })],
  ['the key is missing', Response.json({ stripe: {} })],
])('when %s, the call fails, and the next one tries again', async (_, answer) => {
  if (answer !== null) answers.push(answer)
  expect(
    await load().then(
      () => 'loaded',
      () => 'refused',
    ),
  ).toBe('refused')
  answers.push(Response.json(KEY))
  expect(await load()).toEqual(KEY)
})

test('a stage without page views counts none', async () => {
  answers.push(Response.json(KEY))
  const { sendPageView } = await import('./page/page-views.ts')
  await sendPageView('/blog', '')
  expect(asked).toEqual(['/stage.json'])
})
