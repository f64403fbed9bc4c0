import { expect, test } from 'vitest'
import { browserStage } from './browser-stage.ts'
import { alive, land } from './walk.ts'

const { stage, visit } = await browserStage()
const { ses } = stage.emulators

test('a recipient objects from a link in the footer, with a mailed link that proves the address once', async () => {
  const { page, look, takeProblems, heard } = await visit()
  await land(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Received one of our emails?' }).click()
  await page.waitForURL('**/recipients')
  await page.getByRole('heading', { level: 1, name: 'Why did I get an email?' }).waitFor()
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await page.getByText('Enter a whole email address, like name@example.com.').waitFor()
  expect(await look('recipients-form', ['light', 'dark'])).toEqual([])
  await page.getByRole('textbox').fill('li.ng@northwind.example')
  await page.keyboard.press('Enter')
  expect(await heard('A link is on its way')).toContain('works once, for 30 minutes')

  const mail = ses.sent.at(-1)
  expect(mail).toMatchObject({
    to: 'li.ng@northwind.example',
    subject: 'What Reachwell holds about this address',
  })
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(address).toContain('/recipients#proof=')
  await page.goto('about:blank')
  await land(page, address)
  await page.getByRole('button', { name: 'Show what is held' }).click()
  await page.getByText('We hold nothing about this address.').waitFor()
  expect(await look('recipients-held', ['light', 'dark'])).toEqual([])
  await page.getByRole('button', { name: 'Object to being contacted' }).click()
  expect(await heard('Your objection is recorded')).toContain('keyed fingerprint')
  expect(await look('recipients-objected', ['light', 'dark'])).toEqual([])
  expect(takeProblems()).toEqual([])

  await page.goto('about:blank')
  await land(page, address)
  await page.getByRole('button', { name: 'Show what is held' }).click()
  await page.getByText('This link has already been used or is more than 30 minutes old.').waitFor()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.getByRole('button', { name: 'Email me the link' }).waitFor()
})

test('a click during hydration counts once', async () => {
  const { page } = await visit()
  // Hydration finishes two frames after the listeners are attached, which leaves time for a click in between.
  await page.addInitScript(
    '{ const draw = window.requestAnimationFrame; window.requestAnimationFrame = (then) => setTimeout(() => draw(then), 500) }',
  )
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') asked += 1
  })
  await page.goto('/recipients')
  await page.getByRole('textbox').fill('li.ng@northwind.example')
  await alive(page)
  await page.evaluate("document.querySelector('form [type=submit]').click()")
  await page.evaluate(
    'new Promise((after) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(after))))',
  )
  await page.getByText('A link is on its way').waitFor()
  expect(asked).toBe(1)
})
