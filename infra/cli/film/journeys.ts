import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator } from 'playwright-core'
import { typeCard } from '../../../test/e2e/buy.ts'
import { ELITE_WISHES, fillConfiguration, pickResume, signIn } from '../../../test/e2e/walk.ts'
import type { Camera } from './camera.ts'

const RESUME = path.resolve(import.meta.dirname, '../../../test/fixtures/resumes/product-manager.txt')
const CARDS = { good: '4242424242424242', other: '5555555555554444', declined: '4000000000000341' } as const

export interface Journey {
  readonly name: string
  readonly title: string
  readonly play: (camera: Camera) => Promise<void>
}

async function toFirstSentEmail({ page, shoot }: Camera): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('The landing page')
  await page.locator('#pricing').evaluate((plans) => plans.scrollIntoView())
  await shoot('Further down: what the plans cost')
  await page.getByTestId('button-plan-pro').click()
  await button('Sign up with Google').waitFor()
  await shoot('Sign-up, with the chosen plan')
  await button('Sign up with Google').click()
  await page.getByText('Use another account, or make one up to sign up with').click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ada.quill@mail.example')
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Quill')
  await shoot('Google asks who signs in')
  await button('Continue').click()
  await button(/^Start the free trial/).waitFor()
  await typeCard(page, CARDS.good)
  await shown(button(/^Start the free trial/))
  await shoot('Checkout, with the card filled in')
  await button(/^Start the free trial/).click()
  await page.waitForURL((url) => url.pathname === '/success')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('After the payment')
  await button('Set Up Configuration').waitFor()
  await shoot('The dashboard of a newcomer')
  await button('Set Up Configuration').click()
  await pickResume(page, { name: 'ada-quill.txt', mimeType: 'text/plain', buffer: readFileSync(RESUME) })
  await page.getByText(/^We read [1-9]/).waitFor()
  await shoot('The resume is read')
  await fillConfiguration(page, ELITE_WISHES)
  await shown(page.getByRole('link', { name: 'Connect Gmail' }))
  await shoot('The search is saved, Gmail is next')
  await page.getByRole('link', { name: 'Connect Gmail' }).click()
  await button('Continue').waitFor()
  await shoot('Google asks for consent')
  await button('Continue').click()
  await shown(button(/^Start Finding Jobs/))
  await shoot('Ready to start')
  await button(/^Start Finding Jobs/).click()
  await shown(page.getByRole('link', { name: /^Read (your first draft|the drafts in the tracker)/ }))
  await shoot('The run, with its first draft')
  await page.getByRole('link', { name: /^Read (your first draft|the drafts in the tracker)/ }).click()
  const view = page.getByRole('button', { name: /^View details of the email to / }).first()
  const letter = page.getByRole('dialog', { name: /^Email to / })
  await letter.or(view).first().waitFor()
  if (!(await letter.isVisible())) await view.click()
  await letter.waitFor()
  await shoot('The first letter, with its sources')
  await letter.getByRole('button', { name: 'I sent it' }).click()
  await shown(letter.getByText(/^You marked it as sent on /))
  await shoot('The letter, marked as sent')
}

async function backToPaid({ page, shoot }: Camera): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
  await shoot('Signing in, the trial long over')
  await signIn(page, 'Erik')
  await page.waitForURL((url) => `${url.pathname}${url.hash}` === '/#pricing')
  await page.getByText(/^Your trial is used up, so the first month is charged/).waitFor()
  // The page goes to its section a moment after it is there.
  await page.waitForFunction('scrollY > 0')
  await shoot('Led to the plans, with the reason and what each costs today')
  await page.getByTestId('button-plan-pro').click()
  await typeCard(page, CARDS.other)
  await shown(page.getByRole('button', { name: 'Pay $129.00 now' }))
  await shoot('Checkout: the first month is charged now')
  await page.getByRole('button', { name: 'Pay $129.00 now' }).click()
  await page.waitForURL((url) => url.pathname === '/success')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot('After the payment')
  await page.getByRole('button', { name: 'Set Up Configuration' }).waitFor()
  await shoot('Back on the dashboard')
}

async function toElite({ page, shoot }: Camera): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Change your plan' })
  const change = dialog.getByRole('button', { name: /^Change to Elite for / })
  await signIn(page, 'Stan')
  await page.waitForURL((url) => url.pathname === '/dashboard')
  await page.goto('/dashboard/account')
  await shown(page.getByRole('button', { name: 'Change Plan' }))
  await shoot('The account of a Starter')
  await page.getByRole('button', { name: 'Change Plan' }).click()
  await dialog.getByRole('radio', { name: /Elite/ }).check()
  await shown(change)
  await shoot('What Elite costs, to the cent')
  await dialog.getByRole('button', { name: 'Use another card' }).click()
  await typeCard(page, CARDS.declined)
  await shown(change)
  await shoot('Another card')
  await change.click()
  await shown(page.getByText('The card was declined. Use another card or ask your bank.').first())
  await shoot('Declined: the plan and the money stay')
  await dialog.getByRole('button', { name: 'Use another card' }).click()
  await typeCard(page, CARDS.other)
  await shown(change)
  await shoot('One more card')
  await change.click()
  await dialog.waitFor({ state: 'detached' })
  await shown(page.getByText(/^Welcome to your Elite plan!/).first())
  await shoot('Elite, at once')
}

async function shown(element: Locator): Promise<void> {
  await element.waitFor()
  await element.scrollIntoViewIfNeeded()
}

export const JOURNEYS: readonly Journey[] = [
  { name: 'newcomer', title: 'From the first visit to the first sent email', play: toFirstSentEmail },
  { name: 'expired', title: 'From an expired trial back to a paid plan', play: backToPaid },
  { name: 'elite', title: 'From Starter to Elite, with a declined card', play: toElite },
]
