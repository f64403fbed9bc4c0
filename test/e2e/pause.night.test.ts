import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newAdmin } from '#harness/admin.ts'
import { waitFor } from '#harness/stage.ts'
import { tableOf } from '#harness/table-of.ts'
import { keys } from '#platform/table/keys.ts'
import { advanceSystemClock, systemClock } from '#platform/lambda/system-clock.ts'
import { enterAdmin } from './admin-visit.ts'
import { browserStage } from './browser-stage.ts'
import { atProvider } from './buy.ts'
import { signIn, userIdOf } from './walk.ts'

const { stage, visit } = await browserStage()
const LOOKS = ['light', 'dark'] as const
const HOUR = 3_600_000
const EMAIL = 'stan.starter@example.com'
const SUPER = 'tess.super@staff.example'

await newAdmin(stage, SUPER, 'super_admin')

const account = async (page: Page) => {
  await page.goto('/dashboard/account')
  await page.getByRole('region', { name: 'Current Plan' }).waitFor()
}

test('a user who wants to cancel pauses for a month, is not charged, and resumes for the price that is shown', async () => {
  const { page, look, heard } = await visit()
  await signIn(page, 'Stan')
  await account(page)
  const id = await userIdOf(page)
  const charged = () => atProvider(stage, EMAIL).charged
  const before = charged()
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByRole('heading', { name: 'Pause for a month instead' }).waitFor()
  const looks = [...(await look('pause-offer', LOOKS))]
  await page.getByRole('button', { name: 'Pause for a month' }).dblclick()
  await heard('Your plan pauses on')
  await page.getByText('Paused from').waitFor()
  looks.push(...(await look('pause-planned', LOOKS)))

  const stored = async () => Object(await tableOf(stage).get(keys.subscription(id)))
  const { pause } = await stored()
  advanceSystemClock(Date.parse(pause.from) + 2 * HOUR - systemClock.now().getTime())
  await stage.emulators.stripe.tick()
  await waitFor(async () => (await stored()).planExpiresAt === pause.until, {
    what: 'the news of the skipped month',
  })
  expect(charged()).toBe(before)

  await signIn(page, 'Stan')
  await page.goto('/dashboard')
  await page.getByText('Continues on').first().waitFor()
  looks.push(...(await look('pause-dashboard', LOOKS)))
  const staff = await visit()
  await enterAdmin(staff.page, SUPER, `/admin/users/${id}?tab=billing`)
  await staff.page.getByText('nothing is charged for it').waitFor()
  looks.push(...(await staff.look('pause-staff', LOOKS)))

  await account(page)
  await page.getByRole('button', { name: 'Resume now' }).waitFor()
  looks.push(...(await look('pause-running', LOOKS)))
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByText('It ends now, and nothing more is charged.').waitFor()
  await page.getByRole('button', { name: 'Keep subscription' }).click()
  await page.getByRole('button', { name: 'Resume now' }).click()
  await page.getByText('$99 is charged to your card now').waitFor()
  looks.push(...(await look('pause-resume', LOOKS)))
  await page.getByRole('button', { name: 'Resume and pay' }).dblclick()
  await heard('Your plan continues. $99.00 was charged.')
  await page.getByRole('button', { name: 'Change Plan' }).waitFor()
  expect(charged() - before).toBe(9_900)
  expect(looks).toEqual([])
})
