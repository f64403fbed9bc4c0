import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ADMIN_PASSWORD, newAdmin } from '#harness/admin.ts'
import { readyUser } from '#harness/ready-user.ts'
import { seedEntries } from '#harness/seeded-entries.ts'
import { seedPeople } from '#harness/seeded-people.ts'
import { enterAdmin, keptInBrowser, sendCredentials } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'

const { stage, visit } = await browserStage()
const target = { endpoint: stage.addresses['dynamodb'] ?? '', table: stage.table }
const LONG = 400_000
const BOTH = ['light', 'dark'] as const
const REFUSED = 'response: 401 GET /api/admin/admins'
const SUPER = 'noor.super@staff.example'
const PLAIN = 'bo.with-a-rather-long-address-for-a-narrow-screen@operations.staff.example'

await newAdmin(stage, SUPER, 'super_admin')
await newAdmin(stage, PLAIN)
await seedPeople(target, 30, new Date(Date.now() - 40 * 86_400_000), { whole: true })
const user = await readyUser(stage, 'maximiliane.von-und-zu-hohenstein@an-uncommonly-long-domain-name.example', 'elite', 'product-manager.txt')
const { id: userId } = z.object({ id: z.string() }).parse((await user.get('/api/user')).body)
await seedEntries(target, userId, 40, new Date())

const Kept = z.object({ local: z.record(z.string(), z.string()), databases: z.array(z.array(z.unknown())), cookies: z.string() })

describe('the way in', { timeout: LONG }, () => {
  test('wrong credentials are refused; right ones hold over a reload and are nowhere in clear; signing out clears them in every tab', async () => {
    const { page, look, takeProblems } = await visit()
    const looks: string[] = []
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor()
    looks.push(...(await look('admin-sign-in', BOTH)))
    await sendCredentials(page, SUPER, 'not the password')
    await page.getByRole('alert').getByText('Invalid credentials').waitFor()
    await page.getByText('Authentication failed').waitFor()
    looks.push(...(await look('admin-sign-in-refused', BOTH)))
    expect(takeProblems()).toEqual([REFUSED])

    await sendCredentials(page, SUPER)
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    const text = await keptInBrowser(page)
    for (const secret of [ADMIN_PASSWORD, encodeURIComponent(ADMIN_PASSWORD), 'noor.super', 'staff.example']) expect(text).not.toContain(secret)
    const kept = Kept.parse(JSON.parse(text))
    expect([Object.keys(kept.local), kept.databases, kept.cookies]).toEqual([['adminCredentials'], [[{ key: 'AES-GCM', extractable: false }]], ''])

    await page.reload()
    await page.getByRole('heading', { name: 'Overview' }).waitFor()
    expect(takeProblems()).toEqual([])
    // The server has forgotten the session: what is kept signs in again, unseen.
    await page.context().clearCookies()
    await page.getByRole('tab', { name: 'Users' }).click()
    await page.getByText(/\d+ in all\.$/).waitFor()
    expect(takeProblems().filter((problem) => !problem.startsWith('response: 401 GET /api/admin/'))).toEqual([])

    const other = await page.context().newPage()
    await other.goto('/admin?tab=admins')
    await other.getByText('Current User').waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.', { exact: false }).waitFor()
    await other.getByRole('heading', { name: 'Admin sign-in' }).waitFor()
    expect(Kept.parse(JSON.parse(await keptInBrowser(page)))).toMatchObject({ local: {}, databases: [[]] })
    expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name.includes('adm'))).toEqual([])
    expect([...looks, ...takeProblems()]).toEqual([])
    await page.context().close()
  })
})

describe('the tabs', { timeout: LONG }, () => {
  test('each shows what there is, at its own address, by keys as well', async () => {
    const { page, look, takeProblems } = await visit()
    const looks: string[] = []
    await enterAdmin(page, SUPER)
    await page.getByText('Drafts today').waitFor()
    await page.getByRole('slider', { name: 'Day of the chart: revenue' }).waitFor()
    looks.push(...(await look('admin-overview', BOTH)))
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Users' }).waitFor()
    expect(new URL(page.url()).search).toBe('?tab=users')

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
    expect([...looks, ...takeProblems()]).toEqual([])
    await page.context().close()
  })
})
