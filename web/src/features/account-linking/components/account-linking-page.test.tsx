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
  expect(button('Check for Account Conflicts')).toBeTruthy()
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
