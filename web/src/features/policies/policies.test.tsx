import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { show } from '#harness/web/render.tsx'
import PrivacyPolicyPage from '#web/features/policies/components/privacy-policy-page.tsx'
import RefundPolicyPage from '#web/features/policies/components/refund-policy-page.tsx'
import TermsOfServicePage from '#web/features/policies/components/terms-of-service-page.tsx'
import { PlanId } from '#shared/catalog/plans.ts'
import { readPolicy } from './policy.ts'
import terms from './terms-of-service.md?raw'

/** The text of a page in one line. */
const wordsOf = (page: ReactElement): string =>
  (show(page).container.textContent ?? '').replaceAll(/\s+/g, ' ')

const PAGES = [
  ['Privacy Policy', <PrivacyPolicyPage key="privacy" />, 'August 29, 2025'],
  ['Terms of Service', <TermsOfServicePage key="terms" />, 'August 20, 2025'],
  ['Refund Policy', <RefundPolicyPage key="refund" />, 'August 20, 2025'],
] as const

describe('every policy', () => {
  test.each(PAGES)(
    '%s has its title, its date, and a table of contents that links to its sections',
    (title, page, date) => {
      const { container } = show(page)
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
      expect(screen.getByText(`Last updated ${date}`)).toBeTruthy()
      const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
      const targets = new Set(links.map((link) => link.getAttribute('href') ?? ''))
      const sections = [...container.querySelectorAll('article > section')]
      expect([...targets]).toEqual(sections.map(({ id }) => `#${id}`))
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    },
  )

  test.each(PAGES)('%s has no links to missing sections', (_, page) => {
    const { container } = show(page)
    const inner = [...container.querySelectorAll('a[href^="#"]')].map(
      (link) => link.getAttribute('href') ?? '',
    )
    expect(inner.filter((href) => container.querySelector(href) === null)).toEqual([])
  })
})

test.each([
  'OAuth integrations are cleaned up after 90 days of inactivity',
  'Audit logs: 1 year',
  'Account data is deleted within 30 days of your request',
  'we answer privacy requests within 30 days',
  'we notify the supervisory authority within 72 hours',
  'We notify you within the same 72 hours',
  'Your activity log: 90 days',
  'after 30, 60 or 90 days without activity, or never',
  'Keyed fingerprints of your address, of your Google account and of the card, 2 years after your account was deleted',
  'GET /api/user/export-data',
  'DELETE /api/user/account',
  'administrators',
  'super administrators',
  'people who are 18 or older',
  'gmail.compose',
  'including the Limited Use requirements',
  'We do not read your mail',
  'at most 2 first emails to one person in 30 days and 5 to one company in 7 days',
  'You may object at any time',
])('the privacy policy says: %s', (promise) => {
  expect(wordsOf(<PrivacyPolicyPage />)).toContain(promise)
})

test.each([
  'You must be 18 or older',
  'a free trial of 1 day (24 hours) with 5 emails',
  'Payment details are required at sign-up',
  '$0 is due then, and nothing is charged during the trial',
  'You may cancel at any time from your dashboard',
  'You get 30 days’ notice by email',
  'There is no overage charge',
  'Unused emails do not roll over',
  'Cancellation takes effect at the end of the billing period',
  'you keep access until then',
  'Monthly fees are non-refundable',
  'We aim at an uptime of 99% a month',
  'should be reported to us within 30 days',
  'We never send.',
  'the laws on unsolicited email',
  'We promise no answer, no interview and no job',
])('the terms say: %s', (promise) => {
  expect(wordsOf(<TermsOfServicePage />)).toContain(promise)
})

test('the terms have the price list', () => {
  const plans = readPolicy(terms).sections.find(({ id }) => id === 'plans')
  const page = new DOMParser().parseFromString(plans?.html ?? '', 'text/html')
  const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
  expect(rows).toEqual([
    ['Starter', '$99', '15', '450'],
    ['Pro', '$129', '20', '600'],
    ['Elite', '$149', '30', '900'],
  ])
  expect(rows.length).toBe(PlanId.options.length)
})

test.each([
  'a free trial of 1 day (24 hours) and 5 emails',
  '$0 is due today',
  'Monthly fees are non-refundable',
  'Unused emails do not roll over',
  'There is no overage charge',
  'Cancellation takes effect at the end of the billing period',
  'You get a reply within 2-3 business days',
  'Report a disputed charge to us within 30 days',
  'announced 30 days before',
])('the refund policy says: %s', (promise) => {
  expect(wordsOf(<RefundPolicyPage />)).toContain(promise)
})

test('a section needs an id, and a value has to exist', () => {
  expect(() => readPolicy('- Short\n\n## No id\n\nText\n')).toThrow('A section has no id: No id')
  expect(() => readPolicy('- {{unknown}}\n')).toThrow('No policy value is called unknown')
})
