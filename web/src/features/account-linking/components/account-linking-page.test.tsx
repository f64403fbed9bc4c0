import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ok, refusal, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import AccountLinkingPage from './account-linking-page.tsx'

const DETECT = 'POST /api/detect-account-conflict'
const LINK = 'POST /api/link-accounts'
const scenario = {
  type: 'gmail_to_email',
  primaryAccount: 'ida@mail.example',
  secondaryAccount: 'ida.new@mail.example',
}
const QUERY = '/account-linking?scenario=merge_accounts&primary=a%40mail.example&secondary=b%40mail.example'

const open = (replies: Replies, address = '/account-linking') =>
  renderWithApi(<AccountLinkingPage />, replies, address)
const button = (name: string) => screen.getByRole('button', { name })
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function detect(email = 'ida@mail.example', password = '') {
  type(/^Email address/, email)
  type(/^Password/, password)
  fireEvent.click(button('Check for Account Conflicts'))
}

test('sends nothing while the email is empty or blank', () => {
  const { calls } = open({})
  expect(button('Check for Account Conflicts')).toHaveProperty('disabled', true)
  type(/^Email address/, '   ')
  expect(button('Check for Account Conflicts')).toHaveProperty('disabled', true)
  expect(calls).toEqual([])
})

test('an invalid address is rejected at its field', async () => {
  const { calls } = open({})
  await detect('ida')
  expect(await screen.findByText('Enter a full email address, for example name@example.com.')).toBeTruthy()
  expect(calls).toEqual([])
})

test('a conflict leads to the confirmation, and cancelling leads back', async () => {
  open({ [DETECT]: ok({ scenario, message: 'ida.new@mail.example can be linked with ida@mail.example.' }) })
  await detect('ida@mail.example', 'a long password')
  expect(await screen.findByText('Account Conflict Detected')).toBeTruthy()
  expect(screen.getByText('ida.new@mail.example can be linked with ida@mail.example.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Add your Google sign-in to your older account' })).toBeTruthy()
  fireEvent.click(button('Cancel'))
  expect(button('Check for Account Conflicts')).toBeTruthy()
})

test('without a password the message is the same for everybody', async () => {
  open({
    [DETECT]: ok({ scenario: null, message: 'If an account belongs to this address, a link is on its way.' }),
  })
  await detect()
  expect(await screen.findByText('If an account belongs to this address, a link is on its way.')).toBeTruthy()
})

test('the mailed link is a step of its own: it can be sent again, or to another address', async () => {
  const { calls } = open({ [DETECT]: ok({ scenario: null, message: 'A link is on its way.' }) })
  await detect()
  expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy()
  expect(screen.getByText('ida@mail.example')).toBeTruthy()
  expect(screen.queryByLabelText(/^Email address/)).toBeNull()
  fireEvent.click(button('Send it again'))
  await screen.findByRole('button', { name: 'Send it again' })
  expect(calls).toEqual([DETECT, DETECT])
  fireEvent.click(button('Use another address'))
  expect(await screen.findByLabelText(/^Email address/)).toHaveProperty('value', 'ida@mail.example')
})

test('two accounts of one address are told apart by kind, plan and date', () => {
  open(
    {},
    '/account-linking?scenario=gmail_to_email&primary=ida%40mail.example&secondary=ida%40mail.example' +
      '&stays=password,pro,2025-03-03T08:00:00.000Z&joins=google,,2026-11-27T09:00:00.000Z#proof=secret',
  )
  expect(screen.getByText('account with email and password (Pro plan, opened on March 3, 2025)')).toBeTruthy()
  expect(screen.getByText('Google account (no plan, opened on November 27, 2026)')).toBeTruthy()
})

test('where an address is not proved, no promise is made that both open the account', async () => {
  open({ [DETECT]: ok({ scenario: { ...scenario, opensBoth: false }, message: 'One stays.' }) })
  await detect('ida@mail.example', 'a long password')
  expect(await screen.findByText(/^Your Google sign-in opens the account that stays\./)).toBeTruthy()
  expect(screen.queryByText('Either login method works afterwards.')).toBeNull()
})

test('a limit says when to try again', async () => {
  const limit = { ...refusal('too_many_requests'), headers: { 'retry-after': '1500' } }
  open({ [DETECT]: limit })
  await detect()
  expect(
    await screen.findByText(
      /^Too many requests\. Please wait a moment and try again\. You can try again in 25 minutes, at \d\d:\d\d\.$/,
    ),
  ).toBeTruthy()
  expect(screen.getByText(/^You can try again in 25 minutes, at \d\d:\d\d\.$/)).toBeTruthy()
})

test.each([
  ['&plan=pro', 'Go on to payment without it', '/checkout?plan=pro&auto_login=true&gmail_signup=true'],
  ['', 'Go on without it', '/dashboard'],
])('a new user with an older account may link it or go on (%s)', (plan, name, to) => {
  open({}, `/account-linking?email=ida%40mail.example${plan}`)
  expect(screen.getByText('You may have an account here already')).toBeTruthy()
  expect(screen.getByLabelText(/^Email address/)).toHaveProperty('value', 'ida@mail.example')
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
})

test.each([
  [
    'an unknown address',
    refusal('not_found'),
    'No Account Found',
    'No existing account found with this email address.',
  ],
  [
    'a refusal with words',
    refusal('too_many_requests'),
    'Detection Failed',
    'Too many requests. Please wait a moment and try again.',
  ],
  [
    'a refusal without',
    { status: 500, body: 'broken' },
    'Detection Failed',
    'Unable to check for account conflicts.',
  ],
])('%s', async (_, reply, title, description) => {
  open({ [DETECT]: reply })
  await detect()
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(description)).toBeTruthy()
})

test('reports a server that cannot be reached', async () => {
  open({})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await detect()
  expect(await screen.findByText('Connection Error')).toBeTruthy()
  expect(screen.getByText('Unable to connect to server. Please try again.')).toBeTruthy()
})

test('without a session it links to the sign-in', async () => {
  open({ [DETECT]: refusal('not_authenticated') })
  await detect()
  expect((await screen.findByRole('link', { name: 'Continue with Google' })).getAttribute('href')).toBe(
    '/api/auth/gmail',
  )
})

test('a mailed link opens the confirmation and removes the proof from the address', async () => {
  const { router } = open(
    { [LINK]: ok({ success: true, message: 'Your accounts are one now.' }) },
    `${QUERY}#proof=secret`,
  )
  expect(screen.getByRole('heading', { name: 'Open one account with both Google sign-ins' })).toBeTruthy()
  expect(router.state.location.hash).toBe('')
  fireEvent.click(button('Link Accounts'))
  expect(await screen.findByRole('heading', { name: 'Accounts Successfully Linked!' })).toBeTruthy()
  expect(screen.getByText('Accounts Linked Successfully!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.getByRole('link', { name: 'Test Login' }).getAttribute('href')).toBe('/login')
})

test.each([
  [
    'a refusal with words',
    refusal('link_unproven'),
    'Linking Failed',
    'Confirm both accounts first: open the link we emailed you, or enter the password.',
  ],
  ['a refusal without', { status: 500, body: 'broken' }, 'Linking Failed', 'Unable to link accounts.'],
])('%s leads back to the confirmation', async (_, reply, title, description) => {
  open({ [LINK]: reply }, QUERY)
  fireEvent.click(button('Link Accounts'))
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(description)).toBeTruthy()
  expect(button('Link Accounts')).toBeTruthy()
})

test('a broken connection leads back to the confirmation', async () => {
  open({}, QUERY)
  fireEvent.click(button('Link Accounts'))
  expect(await screen.findByText('Linking Error')).toBeTruthy()
  expect(screen.getByText('Unable to complete account linking. Please try again.')).toBeTruthy()
  expect(button('Link Accounts')).toBeTruthy()
})

test('reports that the linking is in progress', async () => {
  open({}, QUERY)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  fireEvent.click(button('Link Accounts'))
  expect(
    await screen.findByText('Linking your accounts. This takes a few seconds; please keep this page open.'),
  ).toBeTruthy()
})
