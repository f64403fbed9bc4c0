import type { Page } from 'playwright-core'
import { ADMIN_PASSWORD } from '#harness/admin.ts'

/** Fills and sends the admin sign-in form, without waiting for the result. */
export async function sendCredentials(page: Page, email: string, password = ADMIN_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function enterAdmin(page: Page, email: string, address = '/admin'): Promise<void> {
  await page.goto(address)
  await sendCredentials(page, email)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

/** Everything that the browser stores for the site, as text: both storages and the cookies that scripts read. */
export const keptInBrowser = async (page: Page): Promise<string> =>
  String(
    await page.evaluate(
      'JSON.stringify({ local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie, address: location.href })',
    ),
  )
