import { expect, test } from 'vitest'
import { sampleSubscription } from '#dev/seed-account.ts'
import { importInto, IMPORTED_PASSWORD } from '#harness/imported-account.ts'
import { tableOf } from '#harness/table-of.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { browserStage } from './browser-stage.ts'
import { land, passGoogle } from './walk.ts'

const { stage, visit } = await browserStage()
const EMAIL = 'ida.brook@mail.example'
const GOOGLE = { email: EMAIL, firstName: 'Ida', lastName: 'Brook', plan: 'none' }

test('a new user is told of an older account of the same address before paying, and links the two by its password', async () => {
  const older = sampleSubscription('pro', systemClock.now())
  await importInto(tableOf(stage), EMAIL, older, true)
  const { page, takeProblems, look } = await visit()
  await passGoogle(page, '/api/auth/gmail-signup?plan=elite', GOOGLE)
  await page.getByText('You may have an account here already').waitFor()
  expect(await page.getByRole('link', { name: 'Go on to payment without it' }).getAttribute('href')).toMatch(
    /^\/checkout\?plan=elite/,
  )
  expect(await look('linking-older', ['light', 'dark'])).toEqual([])
  const check = page.getByRole('button', { name: 'Check for Account Conflicts' })
  await check.click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  expect(await look('linking-mailed', ['light', 'dark'])).toEqual([])
  await page.getByRole('button', { name: 'Use another address' }).click()
  await page.getByLabel('Password (optional)').fill(IMPORTED_PASSWORD)
  await check.click()
  await page.getByText(/^account with email and password \(Pro plan, opened on /).waitFor()
  await page.getByText(/^Google account \(no plan, opened on /).waitFor()
  expect(await look('linking-confirm', ['light', 'dark'])).toEqual([])
  await page.getByRole('button', { name: 'Link Accounts' }).click()
  await page.getByRole('heading', { name: 'Accounts Successfully Linked!' }).waitFor()
  await land(page, '/dashboard')
  expect(takeProblems()).toEqual([])
})
