import { expect, test } from 'vitest'
import { newAdmin } from '#harness/admin.ts'
import { waitFor } from '#harness/stage.ts'
import { enterAdmin } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'

const { stage, visit } = await browserStage({ maps: true })
const { rum, cognitoIdentity } = stage.emulators
const WATCH = 'watch@staff.example'
await newAdmin(stage, WATCH)

const VITALS = ['largest_contentful_paint_event', 'cumulative_layout_shift_event']
const seen = (from: number) =>
  rum.events
    .slice(from)
    .map(({ event_type, metadata }) => [event_type.replace('com.amazon.rum.', ''), metadata])
const AGREED = "localStorage.setItem('visits', 'yes')"

test('a visitor who agrees reports how fast a page was when it is left, and nothing about themselves', async () => {
  const { page, takeProblems } = await visit()
  const before = rum.events.length
  await page.goto('/about?email=somebody@mail.example#team')
  const question = page.getByRole('region', { name: 'Page view consent' })
  await question.getByRole('button', { name: 'Allow' }).click()
  await waitFor(() => cognitoIdentity.requests.some(({ path, method }) => method === 'POST' && path === '/'))
  await page.waitForFunction("sessionStorage.getItem('visitReports') !== null")
  await page.waitForTimeout(300)
  await page.goto('/contact')
  await waitFor(() => seen(before).length >= 2)
  expect(seen(before).map(([type]) => type)).toEqual(expect.arrayContaining(VITALS))
  const { hostname } = new URL(stage.origin)
  for (const [, metadata] of seen(before))
    expect(metadata).toEqual({
      version: '1.0.0',
      domain: hostname,
      pageId: '/about',
      'aws:releaseId': expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
  expect(JSON.stringify(rum.events)).not.toMatch(/mail\.example|team/)
  expect(await page.context().cookies()).toEqual([])
  expect(takeProblems()).toEqual([])
})

test('nothing is asked for or sent before a visitor agrees, or after they decline', async () => {
  const { page } = await visit()
  const before = [rum.requests.length, cognitoIdentity.requests.length]
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.goto('/contact')
  const question = page.getByRole('region', { name: 'Page view consent' })
  await question.getByRole('button', { name: 'No, thanks' }).click()
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect([rum.requests.length, cognitoIdentity.requests.length]).toEqual(before)
  expect(await page.evaluate('[Object.keys(localStorage), Object.keys(sessionStorage)]')).toEqual([
    ['visits'],
    [],
  ])
})

test('an error that breaks a page reaches staff with its place in the source', async () => {
  const { page } = await visit()
  const before = rum.events.length
  await page.addInitScript(AGREED)
  await page.addInitScript(
    "window.scrollTo = () => { throw new TypeError('No way up for ada@mail.example') }",
  )
  await page.goto('/contact')
  // React comes with the first touch of the form, and leads to the next page itself.
  await page.getByLabel('Message').fill('Hello')
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('heading', { name: 'This page couldn’t be shown' }).waitFor()
  const errors = () =>
    rum.events.slice(before).filter(({ event_type }) => event_type.endsWith('js_error_event'))
  await waitFor(() => errors().length > 0)
  expect(errors()[0]?.event_details).toMatchObject({
    type: 'TypeError',
    message: 'No way up for an email',
    filename: expect.stringMatching(/^http:\/\/localhost:\d+\/assets\/[\w-]+\.js$/),
  })
  const { page: staff, look } = await visit()
  await enterAdmin(staff, WATCH, '/security')
  const shown = staff.getByRole('region', { name: 'What visitors meet' })
  await shown.getByText('TypeError: No way up for an email').waitFor()
  await shown.getByText(/^web\/src\/app\/route-effects\.tsx:\d+$/).waitFor()
  await shown.getByText('/about', { exact: true }).waitFor()
  expect(await look('visits', ['light', 'dark'])).toEqual([])
})
