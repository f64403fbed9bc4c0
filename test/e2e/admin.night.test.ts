import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ADMIN_PASSWORD, newAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { seedPeople } from '#harness/seeded-people.ts'
import { ADMIN } from '#shared/catalog/admin.ts'
import { enterAdmin, keptInBrowser, sendCredentials } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'

const { stage, visit } = await browserStage()
const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
const BOTH = ['light', 'dark'] as const
const REFUSED = 'response: 401 GET /api/admin/admins'
const SUPER = 'noor.super@staff.example'
const LONG_ADDRESS = 'maximiliane.von-und-zu-hohenstein@an-uncommonly-long-domain-name.example'
const PLAIN = 'bo.with-a-rather-long-address-for-a-narrow-screen@operations.staff.example'

await newAdmin(stage, SUPER, 'super_admin')
await newAdmin(stage, PLAIN)
const people = await seedPeople(target, 30, new Date(Date.now() - 40 * 86_400_000), { whole: true })
const user = await readyUser(stage, LONG_ADDRESS, 'elite', 'product-manager.txt')
const { id: userId } = z.object({ id: z.string() }).parse((await user.get('/api/user')).body)
await seedEntries(target, userId, 40, new Date())

const Kept = z.object({
  local: z.record(z.string(), z.string()),
  cookies: z.string(),
})

test('an admin sets up a second factor, and replaces it only with a code of the present one', async () => {
  const email = 'fay.factor@staff.example'
  await newAdmin(stage, email)
  const { page, look, takeProblems } = await visit()
  const looks: string[] = []
  await enterAdmin(page, email, '/admin?tab=admins')
  const card = page.getByRole('region', { name: 'Your second factor' })
  await card.getByRole('button', { name: 'Set up a second factor' }).click()
  const secret = ((await card.getByTestId('secret').textContent()) ?? '').replaceAll(' ', '')
  looks.push(...(await look('admin-second-factor', BOTH)))
  await card.getByLabel('Code', { exact: true }).fill('12345')
  await card.getByRole('button', { name: 'Turn on' }).click()
  await card.getByText('Enter the six digits that the app shows.').waitFor()
  await card.getByLabel('Code', { exact: true }).fill(generateSync({ secret }))
  await card.getByRole('button', { name: 'Turn on' }).click()
  await card.getByText('Your second factor is on. The next sign-in asks for a code.').waitFor()
  expect([...looks, ...takeProblems()]).toEqual([])

  await page.reload()
  await card.getByRole('button', { name: 'Set up a second factor' }).click()
  await card.getByLabel('Current code').waitFor()
  looks.push(...(await look('admin-second-factor-current', BOTH)))
  expect(looks).toEqual([])
})

describe('the admin sign-in', () => {
  test('refuses wrong credentials, keeps no password, stays signed in over a reload, and signs out every tab', async () => {
    const { page, look, takeProblems, heard } = await visit()
    const looks: string[] = []
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor()
    looks.push(...(await look('admin-sign-in', BOTH)))
    await sendCredentials(page, SUPER, 'not the password')
    await page.getByRole('alert').getByText('Invalid credentials').waitFor()
    await heard('Authentication failed')
    looks.push(...(await look('admin-sign-in-refused', BOTH)))
    expect(takeProblems()).toEqual([REFUSED])

    await sendCredentials(page, SUPER)
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    const text = await keptInBrowser(page)
    for (const secret of [ADMIN_PASSWORD, encodeURIComponent(ADMIN_PASSWORD), 'noor.super', 'staff.example'])
      expect(text).not.toContain(secret)
    const kept = Kept.parse(JSON.parse(text))
    expect([Object.keys(kept.local), kept.cookies]).toEqual([['adminSignedInUntil'], ''])

    await page.reload()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    expect(takeProblems()).toEqual([])

    const other = await page.context().newPage()
    await other.goto('/admin?tab=admins')
    await other.getByText('Current User').waitFor()
    await Promise.all([
      page.waitForResponse('**/api/admin/logout'),
      page.getByRole('button', { name: 'Sign out' }).click(),
    ])
    await page.getByText('You are signed out.', { exact: false }).waitFor()
    await other.getByRole('heading', { name: 'Admin sign-in' }).waitFor()
    await expect
      .poll(async () => Kept.parse(JSON.parse(await keptInBrowser(page))))
      .toMatchObject({ local: {} })
    await expect
      .poll(async () =>
        (await page.context().cookies()).map(({ name }) => name).filter((name) => name.includes('adm')),
      )
      .toEqual([])
    expect([...looks, ...takeProblems()]).toEqual([])
  })
})

describe('the admin tabs', () => {
  test('show their data, each at its own URL, and are reached by keyboard as well', async () => {
    const { page, look, takeProblems } = await visit()
    const looks: string[] = []
    await enterAdmin(page, SUPER)
    await page.getByText('Drafts today').waitFor()
    await page.getByText(/^Revenue by day will appear here once there are five days to compare/).waitFor()
    looks.push(...(await look('admin-overview', BOTH)))
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.locator('[role="tab"]:focus').filter({ hasText: 'Users' }).press('Enter')
    await page.getByRole('heading', { name: 'Users' }).waitFor()
    await page.waitForURL((url) => url.search === '?tab=users')

    const shows = async (tab: string, waitFor: string) => {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByText(waitFor).first().waitFor()
      looks.push(...(await look(`admin-${tab.toLowerCase()}`, BOTH)))
    }
    await shows('Users', 'maximiliane.von-und-zu')
    await shows('Configurations', 'Product Manager')
    await shows('Emails', 'Your product team in Berlin')
    await shows('Gmail', 'maximiliane.von-und-zu')
    await shows('Admins', 'Current User')
    await page.setViewportSize({ width: 320, height: 700 })
    for (const tab of ['Overview', 'Users', 'Configurations', 'Emails', 'Gmail', 'Admins', 'System']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
      await page.getByText('Refresh').first().waitFor()
      await expect
        .poll(async () => [
          tab,
          await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
        ])
        .toEqual([tab, 0])
    }
    expect([...looks, ...takeProblems()]).toEqual([])
  })
})

describe('admin actions', () => {
  test('a user is viewed, deactivated, reactivated, found by address and deleted', async () => {
    const { page, look, takeProblems, heard } = await visit()
    const looks: string[] = []
    const [, someone, gone] = people
    await enterAdmin(page, SUPER, '/admin?tab=users')
    await page.getByRole('button', { name: `Details of ${LONG_ADDRESS}` }).click()
    const details = page.getByRole('dialog')
    await details.getByText('Your product team in Berlin').first().waitFor()
    looks.push(...(await look('admin-user', BOTH)))
    await page.keyboard.press('Escape')
    await page.locator(`[aria-label="Details of ${LONG_ADDRESS}"]:focus`).waitFor()

    await page.getByLabel('Find anyone').fill(someone?.email.toUpperCase() ?? '')
    await page.getByText('Everyone who was found.').waitFor()
    await page.getByRole('button', { name: `Deactivate ${someone?.email}` }).click()
    await page.getByRole('alertdialog', { name: 'Deactivate this account?' }).waitFor()
    looks.push(...(await look('admin-user-off', BOTH)))
    await page.getByRole('button', { name: 'Deactivate account' }).click()
    await page.getByRole('cell', { name: /Deactivated/ }).waitFor()
    await page.reload()
    await page.getByLabel('Find anyone').fill(someone?.email ?? '')
    await page.getByText('Everyone who was found.').waitFor()
    await page.getByRole('button', { name: `Activate ${someone?.email}`, exact: true }).click()
    await page.getByRole('button', { name: 'Activate account' }).click()
    await page.getByRole('button', { name: `Deactivate ${someone?.email}` }).waitFor()

    await page.getByLabel('Find anyone').fill(gone?.email ?? '')
    await page.getByRole('button', { name: `Delete ${gone?.email}` }).click()
    await page.getByText('This can’t be undone.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Delete account' }).click()
    await heard('User deleted')
    await page.getByRole('heading', { name: 'No user found' }).waitFor()
    looks.push(...(await look('admin-user-not-found')))
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test('a new admin signs in, may not manage admins, and is deactivated by the super admin', async () => {
    const { page, look, takeProblems, heard } = await visit()
    const looks: string[] = []
    await enterAdmin(page, SUPER, '/admin?tab=admins')
    await page.getByRole('button', { name: 'Create admin' }).click()
    await page.getByText('Password must be at least 8 characters').waitFor()
    looks.push(...(await look('admin-create-refused', BOTH)))
    for (const [label, value] of [
      ['First name', 'Cleo'],
      ['Last name', 'Ash'],
      ['Email', 'cleo@staff.example'],
      ['Password', 'quiet lanterns over the bay'],
    ] as const)
      await page.getByLabel(label).fill(value)
    await page.getByRole('button', { name: 'Create admin' }).click()
    await heard('Admin created')

    const { page: hers, look: lookAtHers, takeProblems: takeHers } = await visit()
    await hers.goto('/admin?tab=admins')
    await sendCredentials(hers, 'cleo@staff.example', 'quiet lanterns over the bay')
    await hers.getByText('Only super admins can manage admins').waitFor()
    expect(await hers.getByRole('button', { name: /^(Delete|Deactivate|Create)/ }).count()).toBe(0)
    looks.push(...(await lookAtHers('admin-without-rights', BOTH)))
    await hers.getByRole('tab', { name: 'System' }).click()
    await hers.getByText('Only super admins can read the audit log').waitFor()
    // Her later requests are refused.
    await hers.getByLabel('Emails a day per user').waitFor()
    await hers.getByRole('button', { name: 'Sync users' }).waitFor()

    await page.getByRole('button', { name: 'Deactivate cleo@staff.example' }).click()
    await page.getByRole('button', { name: 'Deactivate admin' }).click()
    await page.getByRole('button', { name: 'Activate cleo@staff.example', exact: true }).waitFor()
    expect(takeHers()).toEqual([])
    await hers.getByRole('tab', { name: 'Users' }).click()
    await hers.getByText('Your sign-in is no longer valid', { exact: false }).waitFor()
    await expect.poll(async () => (await keptInBrowser(hers)).includes('adminSignedInUntil')).toBe(false)
    expect([...looks, ...takeProblems()]).toEqual([])
  })

  test('settings are saved, operations run to their report, and the audit log shows everything', async () => {
    const { page, look, takeProblems } = await visit()
    const looks: string[] = []
    await enterAdmin(page, SUPER, '/admin?tab=system')
    await page.getByLabel('Emails a day per user').fill('12')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText(`by ${SUPER}.`, { exact: false }).waitFor()
    await page.reload()
    await page.getByText(`by ${SUPER}.`, { exact: false }).waitFor()
    await expect.poll(() => page.getByLabel('Emails a day per user').inputValue()).toBe('12')

    await page.getByRole('button', { name: 'Sync users' }).click()
    await page.getByText('Checked: ', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Test automation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Test automation' })
    await dialog.getByLabel('User').fill('MAXI')
    await dialog.getByRole('radio', { name: LONG_ADDRESS }).check()
    looks.push(...(await look('admin-test-automation', BOTH)))
    await dialog.getByRole('button', { name: 'Start the test' }).click()
    await page.getByRole('list', { name: 'Report of Test automation' }).waitFor()
    await page.getByRole('button', { name: 'Refresh audit log' }).click()
    await page.getByText('Start operation').first().waitFor()
    await page.getByText('Update system settings').first().waitFor()
    looks.push(...(await look('admin-system', BOTH)))
    expect([...looks, ...takeProblems()]).toEqual([])
  })
})

describe('too many wrong passwords', () => {
  // The last test of the file, because it locks the network too.
  test('lock the sign-in, and the page says for how long', async () => {
    const { page, look, takeProblems } = await visit()
    await page.goto('/admin')
    for (let time = 1; time <= ADMIN.attempts; time += 1) {
      await Promise.all([
        page.waitForResponse((answer) => answer.status() === 401),
        sendCredentials(page, PLAIN, `guess number ${time}`),
      ])
      await page.getByRole('alert').getByText('Invalid credentials').waitFor()
    }
    await sendCredentials(page, PLAIN)
    await page
      .getByRole('alert')
      .getByText(/You can try again in 1[45] minutes\.$/)
      .waitFor()
    const looks = await look('admin-locked', BOTH)
    expect([...looks, ...takeProblems().filter((problem) => problem !== REFUSED)]).toEqual([
      'response: 429 GET /api/admin/admins',
    ])
    expect((await keptInBrowser(page)).includes('adminSignedInUntil')).toBe(false)
  })
})
