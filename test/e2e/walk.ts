import { longestWait } from '#harness/patience.ts'
import type { Locator, Page } from 'playwright-core'
import * as z from 'zod/mini'
import { SAMPLE_ACCOUNTS } from '#dev/samples.ts'
import type { Client } from '#harness/session.ts'
import type { Visit } from './browser-stage.ts'

/** A file for a file input. */
export interface Picked {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Waits for the focus, which dialogs and menus move a moment after they open or close. */
export const focused = async (page: Page, element: Locator): Promise<void> =>
  await element.and(page.locator(':focus')).waitFor()

/** Waits until React has hydrated the page. */
export const alive = async (page: Page): Promise<unknown> =>
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )

/** The entries of the tracker, each a button that opens its details. */
export const entriesOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^View details of the email to / })

/** Signs the browser in with the session of a client that was set up without it. */
export const takeSession = async (page: Page, client: Pick<Client, 'cookies'>, url: string): Promise<void> =>
  await page
    .context()
    .addCookies(Object.entries(client.cookies()).map(([name, value]) => ({ name, value, url })))

/** Opens a URL of the site, and waits until the page reacts to input: most public pages do so without React. */
export async function land(page: Page, address: string): Promise<void> {
  await page.goto(address)
  if (!(await page.evaluate("'page' in document.getElementById('root').dataset"))) await alive(page)
}

/**
 * Submits the form of Google's page behind a URL of the site without showing it: the sign-in tests walk
 * through the pages. Ends where the site redirects the browser.
 */
export async function passGoogle(
  page: Page,
  address: string,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const shown = await page.request.get(address)
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(await shown.text()) ?? []
  const { origin, href } = new URL(action, shown.url())
  const landed = await page.request.post(href, { form, headers: { origin } })
  await page.goto(landed.url())
}

export async function signIn(page: Page, firstName: string): Promise<void> {
  const account = SAMPLE_ACCOUNTS.find((one) => one.firstName === firstName)
  await passGoogle(page, '/api/auth/gmail', { known: account?.email ?? '' })
}

/** The signed-in user's id. */
export const userIdOf = async (page: Page): Promise<string> =>
  z
    .object({ id: z.string() })
    .parse(await page.evaluate("fetch('/api/user').then((answer) => answer.json())")).id

export async function pickResume(page: Page, file: Picked): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Choose (your|another) resume$/ }).click(),
  ])
  await chooser.setFiles(file)
}

async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name: option, exact: true }).click()
}

interface Wishes {
  readonly jobTitle: string
  readonly country: string
  readonly city: string
  readonly role: RegExp
}

export const ELITE_WISHES: Wishes = {
  jobTitle: 'Product Manager',
  country: 'Germany',
  city: 'Berlin',
  role: /^Engineering/,
}

/** Fills and saves the configuration; the form must be open, with a resume on file. */
export async function fillConfiguration(page: Page, wishes: Wishes): Promise<void> {
  await page.getByRole('textbox', { name: 'Job title' }).fill(wishes.jobTitle)
  await choose(page, 'Target country', wishes.country.slice(0, 4).toLowerCase(), wishes.country)
  await choose(page, 'Target city', wishes.city.slice(0, 4).toLowerCase(), wishes.city)
  await page.getByLabel('Jobs posted within').selectOption('1 month')
  await page.getByRole('radio', { name: wishes.role }).check()
  await page.getByRole('button', { name: 'Save Configuration' }).click()
  await page.getByRole('heading', { name: 'Your Active Configuration' }).waitFor()
}

/** Connects Gmail from the dashboard's notice, through Google's consent and back. */
export async function connectGmail({ page, heard }: Visit): Promise<void> {
  await page.getByRole('link', { name: 'Connect Gmail' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await heard('Gmail Connected')
}

export async function startRun({ page, heard }: Visit): Promise<void> {
  await page.getByRole('button', { name: /^Start Finding Jobs/ }).click()
  await heard('Email Drafting Started')
}

/** Waits on the dashboard until the run's panel shows that it is over. */
export async function untilFinished(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Latest run' }).waitFor({ timeout: longestWait(120_000) })
}

/** Where the configuration is taller than allowed, in screens of 900 px. */
export async function tooTall(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const [width, screens] of [
    [1440, 1.6],
    [390, 2.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > screens * 900) found.push(`${height} px at ${width}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return found
}

/** Problems without the 401 responses to requests after the session's end. */
export const beyondTheSession = (problems: readonly string[]): readonly string[] =>
  problems.filter((problem) => !problem.startsWith('response: 401 GET '))
