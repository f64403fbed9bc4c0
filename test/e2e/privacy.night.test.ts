import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { keys } from '#platform/table/keys.ts'
import { tableOf } from '#harness/table-of.ts'
import { waitFor } from '#harness/stage.ts'
import { LOCAL_CLIENTS } from '#dev/emulators.ts'
import { browserStage } from './browser-stage.ts'
import { beyondTheSession, focused, signIn, userIdOf } from './walk.ts'

const { stage, visit } = await browserStage()
const table = tableOf(stage)
const BOTH = ['light', 'dark'] as const
const EMAIL = 'stan.starter@example.com'
const Exported = z.object({
  userId: z.string(),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

describe('the privacy page', () => {
  test('shows the stored data, changes the retention, revokes Gmail, exports, and deletes the account in every tab', async () => {
    const { page, look, takeProblems, heard } = await visit()
    const looks: string[] = []
    await signIn(page, 'Stan')
    await page.waitForURL('**/dashboard')
    await page.goto('/api/auth/gmail')
    await page.getByRole('button', { name: 'Continue' }).click()
    await heard('Gmail Connected')
    const id = await userIdOf(page)
    await page.goto('/dashboard/account')
    await page.getByRole('link', { name: 'Privacy settings' }).click()
    await page.waitForURL('**/privacy')
    const part = (name: string) => page.getByRole('region', { name })
    await part('Personal Information').getByText(EMAIL).waitFor()
    await part('Gmail Integration').getByText('Connected', { exact: true }).first().waitFor()
    await part('Recent Activity').getByText('Connected Gmail').waitFor()
    await expect.poll(() => page.title()).toBe('Privacy and Data Management · Reachwell')
    looks.push(...(await look('privacy', BOTH)))

    const retention = part('Data Retention')
    await retention.getByText('Your account stays until you delete it.').waitFor()
    await retention.getByRole('radio', { name: 'After 60 days' }).check()
    await retention.getByRole('button', { name: 'Save retention settings' }).click()
    await heard('Retention settings saved')
    await retention.getByText(/^While your plan is active/).waitFor()
    await part('Recent Activity').getByText('Deleted after 60 days without use').waitFor()
    expect(await table.get(keys.retention(id))).toMatchObject({ days: 60 })

    const gmail = part('Gmail Integration')
    await gmail.getByRole('button', { name: 'Revoke access' }).click()
    const question = page.getByRole('alertdialog', { name: 'Revoke our access to Gmail?' })
    await question.waitFor()
    looks.push(...(await look('privacy-revoke', BOTH)))
    await question.getByRole('button', { name: 'Keep access' }).click()
    expect(stage.emulators.google.state.hasGrant(EMAIL, LOCAL_CLIENTS.mailbox.id)).toBe(true)
    await gmail.getByRole('button', { name: 'Revoke access' }).click()
    await question.getByRole('button', { name: 'Revoke access' }).click()
    await gmail.getByText('Not connected').waitFor()
    expect(stage.emulators.google.state.hasGrant(EMAIL, LOCAL_CLIENTS.mailbox.id)).toBe(false)

    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as JSON' }).click(),
    ])
    expect(json.suggestedFilename()).toMatch(/^reachwell-data-\d{4}-\d\d-\d\d\.json$/)
    const data = Exported.parse(JSON.parse(readFileSync(await json.path(), 'utf8')))
    expect([data.userId, data.sections['retention']?.[0]?.['days']]).toEqual([id, 60])
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ])
    expect(csv.suggestedFilename()).toMatch(/\.csv$/)
    expect(readFileSync(await csv.path(), 'utf8')).toContain(`"account","1","email","${EMAIL}"`)

    const other = await page.context().newPage()
    await other.goto('/privacy')
    await other.getByRole('region', { name: 'Personal Information' }).waitFor()

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const phrase = page.getByLabel('Type DELETE MY ACCOUNT to confirm')
    await focused(page, phrase)
    await phrase.fill('delete my account')
    await phrase.press('Enter')
    await page.getByRole('alert').getByText('Type DELETE MY ACCOUNT exactly').waitFor()
    looks.push(...(await look('privacy-delete', BOTH)))
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await phrase.fill('DELETE MY ACCOUNT')
    expect([...looks, ...takeProblems()]).toEqual([])
    await page.getByRole('button', { name: 'Permanently delete my account' }).click()
    await page.waitForURL((url) => url.pathname === '/account-deleted')
    await other.waitForURL((url) => url.pathname === '/')
    // Requests made before the session ended may be answered after it.
    expect(beyondTheSession(takeProblems())).toEqual([])
    await waitFor(async () => (await table.get(keys.subscription(id))) === null, { what: 'the deletion' })
    await page.goto('/privacy')
    await page.waitForURL((url) => url.pathname === '/login')
  })

  test('works without a plan, shows the deletion date, and says what to do when it cannot be loaded', async () => {
    const { page, look, takeProblems } = await visit()
    await signIn(page, 'Nora')
    await page.waitForURL((url) => url.pathname === '/')
    const names = {
      firstName: 'Nora-Philippa Wilhelmina '.repeat(4).slice(0, 100),
      lastName: 'Haddad'.repeat(16),
    }
    expect(
      await page.evaluate(
        `fetch('/api/user/profile', { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(names)}' }).then(({ status }) => status)`,
      ),
    ).toBe(200)
    await page.goto('/privacy')
    const retention = page.getByRole('region', { name: 'Data Retention' })
    await retention.getByRole('radio', { name: 'After 30 days' }).check()
    await retention.getByRole('button', { name: 'Save retention settings' }).click()
    await retention.getByText(/^Deleted on \w+ \d+, \d{4}, unless you use it before then\.$/).waitFor()
    expect([...(await look('privacy-without-plan', BOTH)), ...takeProblems()]).toEqual([])
    await page.setViewportSize({ width: 320, height: 800 })
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    await page.route(
      '**/api/gdpr/privacy-dashboard',
      async (route) => await route.fulfill({ status: 500, body: 'broken' }),
    )
    await page.reload()
    await page.getByText('Error Loading Privacy Dashboard').waitFor()
    await page.getByText('Failed to load your privacy data. Please refresh the page and try again.').waitFor()
    expect(await look('privacy-failed', BOTH)).toEqual([])
    await page.unroute('**/api/gdpr/privacy-dashboard')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('region', { name: 'Personal Information' }).waitFor()
  })
})

test('a large export is written while the user waits or leaves, and downloaded when it is ready', async () => {
  const { page, look, takeProblems, heard } = await visit()
  const looks: string[] = []
  await signIn(page, 'Priya')
  await page.waitForURL('**/dashboard')
  const id = await userIdOf(page)
  for (let job = 0; job < 40; job += 1)
    await table.put({ ...keys.usedJob(id, `job-${job}`), about: randomBytes(200_000).toString('base64') })
  await page.goto('/privacy')
  const card = page.getByRole('region', { name: 'Export Your Data' })
  await card.getByRole('button', { name: 'Export as CSV' }).click()
  await heard('Your file is ready')
  looks.push(...(await look('privacy-export-ready', BOTH)))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download CSV (10 MB)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('reachwell-data.csv')
  expect(readFileSync(await download.path(), 'utf8').split('"about"')).toHaveLength(41)

  const item = await table.get(keys.dataExport(id))
  const states = [
    ['preparing', { state: 'preparing', until: null, records: 12_480 }],
    ['failed', { state: 'failed', until: null, records: 0 }],
  ] as const
  for (const [name, changed] of states) {
    await table.put({ ...item, ...changed })
    await page.reload()
    await card
      .getByText(name === 'failed' ? "We couldn't write your file" : '12,480 records written so far.')
      .waitFor()
    looks.push(...(await look(`privacy-export-${name}`, BOTH)))
  }
  expect([...looks, ...takeProblems()]).toEqual(['response: 422 GET /api/gdpr/export'])
})
