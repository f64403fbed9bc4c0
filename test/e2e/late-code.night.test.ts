import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newAdmin } from '#harness/admin.ts'
import { enterAdmin } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'
import { focused, signIn } from './walk.ts'

const { stage, visit } = await browserStage()
const SUPER = 'noor.super@staff.example'
await newAdmin(stage, SUPER, 'super_admin')

/** Delays the files until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const TABS = ['Overview', 'Users', 'Configurations', 'Emails', 'Gmail', 'Admins', 'System'] as const
describe('page code that loads slowly', () => {
  test('each tab of the admin area has a heading before its code is loaded; the focus stays on the tab', async () => {
    const { page, look, takeProblems } = await visit()
    const looks: string[] = []
    const release = await hold(page, /\/assets\/[\w]+-tab-.*\.js/)
    await enterAdmin(page, SUPER)
    for (const name of TABS) {
      const tab = page.getByRole('tab', { name })
      await tab.focus()
      await tab.press('Enter')
      await page.getByRole('tabpanel', { name }).getByRole('heading', { level: 2, name }).waitFor()
      expect(await page.getByRole('button', { name: /^Refresh/ }).count()).toBe(0)
      await expect
        .poll(() => page.title())
        .toMatch(name === 'Overview' ? /^Admin/ : new RegExp(`^${name}, admin`))
      await focused(page, tab)
      looks.push(...(await look(`admin-${name.toLowerCase()}-loading`)))
    }
    release()
    await page.getByLabel('Emails a day per user').waitFor()
    await focused(page, page.getByRole('tab', { name: 'System' }))
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test('a dashboard section has its heading and title at once; the form is loaded after the page', async () => {
    const { page, look, takeProblems } = await visit()
    const looks: string[] = []
    const releasePage = await hold(page, /\/assets\/configuration-page-.*\.js/)
    const releaseForm = await hold(page, /\/assets\/configuration-form-.*\.js/)
    await signIn(page, 'Priya')
    await page.getByText('Loading: Configuration').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Configuration' }).waitFor()
    await expect.poll(() => page.title()).toMatch(/^Configuration/)
    looks.push(...(await look('configuration-loading')))
    releasePage()
    const begin = page.getByRole('button', { name: 'Set Up Configuration' })
    await begin.or(page.getByRole('heading', { name: 'Your Active Configuration' })).waitFor()
    await begin.or(page.getByRole('button', { name: 'Update Configuration' })).click()
    await page.getByText('Loading the form').waitFor({ state: 'attached' })
    looks.push(...(await look('configuration-form-loading')))
    releaseForm()
    await page.getByRole('button', { name: 'Save Configuration' }).waitFor()
    looks.push(...(await look('configuration-form-loaded')))
    expect([...looks, ...takeProblems()]).toEqual([])
  })
})

describe('page code that does not load', () => {
  test('is reported in its place, and a reload of the page helps', async () => {
    const { page, look } = await visit()
    await page.route(/\/assets\/users-tab-.*\.js/, (route) => route.abort())
    await enterAdmin(page, SUPER)
    await page.getByRole('tab', { name: 'Users' }).click()
    await page.getByRole('alert').getByText('This part of the page didn’t load').waitFor()
    const looks = await look('admin-users-missing')
    await page.unroute(/\/assets\/users-tab-.*\.js/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Find anyone').waitFor()
    expect(looks).toEqual([])
  })
})
