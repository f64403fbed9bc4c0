import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminReplies, adminStats, letter, maya, tess } from '#harness/web/admin-fixtures.ts'
import { ok, refusal, type Reply } from '#harness/web/render-with-api.tsx'
import { confirm, openAdmin as open, press, row, type } from '#harness/web/admin-view.tsx'

test('the address selects the tab; an unknown one is the overview', async () => {
  const { router, address } = await open('/admin?tab=nothing')
  const tab = (name: string) => screen.getByRole('tab', { name })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Users',
    'Configurations',
    'Emails',
    'Gmail',
    'Admins',
    'System',
  ])
  expect(tab('Overview').getAttribute('aria-selected')).toBe('true')
  fireEvent.mouseDown(tab('Emails'), { button: 0 })
  expect(await screen.findByText('Northwind GmbH')).toBeTruthy()
  expect(address()).toBe('/admin?tab=emails')
  await act(async () => await router.navigate(-1))
  expect(await screen.findByText('Drafts today')).toBeTruthy()
})

test('arrow keys move between the tabs and open none', async () => {
  const { address } = await open('/admin?tab=users')
  const users = screen.getByRole('tab', { name: 'Users' })
  users.focus()
  fireEvent.keyDown(users, { key: 'ArrowRight' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Configurations'))
  expect(address()).toBe('/admin?tab=users')
})

test('the overview has six figures, each saying what it counts', async () => {
  await open('/admin')
  await screen.findByText('Drafts today')
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent
  expect(
    [
      'Users',
      'On a plan or trial',
      'Total drafts',
      'Drafts today',
      'Response rate',
      'Revenue this month',
    ].map(figure),
  ).toEqual([
    'Users1,204All accounts',
    'On a plan or trial311Counted at Nov 20, 2026, 11:00 UTC',
    'Total drafts48,910Saved in mailboxes so far',
    'Drafts today612Since midnight UTC; the service sends nothing',
    'Response rate7.5%Of the emails that users marked as sent',
    'Revenue this month$30,414.50Paid since the first of the month, UTC, less refunds',
  ])
  const table = within(screen.getByRole('table', { name: 'Revenue on each of the last 2 days' }))
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayUS dollars',
    'Nov 19$1,290.00',
    'Nov 20$129.50',
  ])
  expect(
    screen.getByText(
      'New users by day will appear here once there are five days to compare. So far: 10 users on 2 days.',
    ),
  ).toBeTruthy()
})

test('a figure that was never counted is not shown as zero', async () => {
  await open('/admin', {
    'GET /api/admin/stats': ok({ ...adminStats, activeUsers: null, activeAt: null, responseRate: null }),
  })
  expect(await screen.findByText('Not counted yet')).toBeTruthy()
  expect(screen.getByText('No email was marked as sent yet')).toBeTruthy()
})

test.each([
  ['overview', 'GET /api/admin/stats', 'The figures could not be loaded', 'Drafts today'],
  ['users', 'GET /api/admin/users', 'Users could not be loaded', 'maya.okafor@example.com'],
  [
    'configurations',
    'GET /api/admin/configurations',
    'Configurations could not be loaded',
    'Senior Backend Engineer',
  ],
  ['emails', 'GET /api/admin/emails', 'Emails could not be loaded', 'Northwind GmbH'],
  [
    'gmail',
    'GET /api/admin/gmail-integrations',
    'Gmail connections could not be loaded',
    'maya.okafor@gmail.example',
  ],
])('the tab %s can be retried after a failure', async (tab, route, title, content) => {
  await open(`/admin?tab=${tab}`, {
    [route]: [refusal('unavailable'), adminReplies[route] ?? ok(null)].flat(),
  })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(/A service we depend on isn’t answering/)).toBeTruthy()
  press('Try again')
  expect(await screen.findByText(content)).toBeTruthy()
})

test.each([
  ['users', 'GET /api/admin/users', { users: [], nextCursor: null, total: 0 }, 'No users yet'],
  [
    'configurations',
    'GET /api/admin/configurations',
    { configurations: [], userEmails: {}, nextCursor: null },
    'No configurations yet',
  ],
  ['emails', 'GET /api/admin/emails', { emails: [], userEmails: {}, nextCursor: null }, 'No emails yet'],
  [
    'gmail',
    'GET /api/admin/gmail-integrations',
    { integrations: [], userEmails: {}, nextCursor: null },
    'No mailbox is connected',
  ],
])('the tab %s says when there is nothing', async (tab, route, body, title) => {
  await open(`/admin?tab=${tab}`, { [route]: ok(body) })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

test('a list is paged forward and back, and the focus goes to its heading', async () => {
  const { calls } = await open('/admin?tab=emails', {
    'GET /api/admin/emails': [
      ok({ emails: [letter], userEmails: {}, nextCursor: 'second' }),
      ok({
        emails: [{ ...letter, id: 'out_01JD3Z8Q6M4T5V7W9X0Y1Z2A3C', companyName: 'Last Company' }],
        userEmails: {},
        nextCursor: null,
      }),
      ok({ emails: [letter], userEmails: {}, nextCursor: 'second' }),
    ],
  })
  await screen.findByText('Northwind GmbH')
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  press('Next')
  expect(await screen.findByText('Last Company')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Emails, page 2')
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
  press('Previous')
  expect(await screen.findByText('Northwind GmbH')).toBeTruthy()
  expect(calls.filter((call) => call.includes('/emails'))).toEqual([
    'GET /api/admin/emails',
    'GET /api/admin/emails?cursor=second',
    'GET /api/admin/emails',
  ])
})

test('a page that no longer exists leads back to the first', async () => {
  await open('/admin?tab=emails', {
    'GET /api/admin/emails': [
      ok({ emails: [letter], userEmails: {}, nextCursor: 'gone' }),
      refusal('invalid_request'),
      ok({ emails: [letter], userEmails: {}, nextCursor: null }),
    ],
  })
  await screen.findByText('Northwind GmbH')
  press('Next')
  await screen.findByText('Emails could not be loaded')
  press('Back to the first page')
  expect(await screen.findByText('Northwind GmbH')).toBeTruthy()
})

test.each([
  ['sent', 'Sent', 'bg-good-soft'],
  ['replied', 'Replied', 'bg-brand-soft'],
  ['draft_sent', 'Draft in Gmail', 'bg-wash'],
  ['failed', 'Failed', 'bg-wash'],
] as const)('an email that is %s is shown as %s', async (status, label, colour) => {
  await open('/admin?tab=emails', {
    'GET /api/admin/emails': ok({ emails: [{ ...letter, status }], userEmails: {}, nextCursor: null }),
  })
  expect((await screen.findByText(label)).className).toContain(colour)
})

test('the search waits for a pause, and says by what each user was found', async () => {
  const { calls } = await open('/admin?tab=users', {
    'GET /api/admin/find': [
      ok({ found: [{ user: tess, by: ['name', 'company'] }], more: true, ticketNumber: null }),
      ok({ found: [{ user: tess, by: ['ticket'] }], more: false, ticketNumber: 'RW-261118-7K3M9Q' }),
      ok({ found: [], more: false, ticketNumber: null }),
    ],
  })
  await screen.findByText('1,204 in all.', { exact: false })
  type('Find anyone', ' TES')
  type('Find anyone', ' TESS')
  expect(await screen.findByText('Found by name, company of a draft')).toBeTruthy()
  expect(screen.getByText('There are more than these. Type more to narrow them down.')).toBeTruthy()
  expect(calls.filter((call) => call.includes('find'))).toEqual(['GET /api/admin/find?text=TESS'])
  type('Find anyone', 'Re: [rw-261118-7k3m9q]')
  const ticket = await screen.findByRole('link', { name: 'Open ticket RW-261118-7K3M9Q' })
  expect(ticket.getAttribute('href')).toBe(`/admin/users/${tess.id}?tab=tickets&ticket=RW-261118-7K3M9Q`)
  type('Find anyone', 'nobody')
  expect(await screen.findByRole('heading', { name: 'No user found' })).toBeTruthy()
})

test('the details of a user show the account, the configuration and the emails', async () => {
  await open('/admin?tab=users')
  fireEvent.click(await screen.findByRole('button', { name: 'Details of maya.okafor@example.com' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Maya Okafor' }))
  expect(await dialog.findByText('Senior Backend Engineer')).toBeTruthy()
  expect(await dialog.findByText('Northwind GmbH')).toBeTruthy()
  expect(dialog.getByText('Recruitment agencies').parentElement?.textContent).toBe(
    'Recruitment agenciesIncluded',
  )
  expect(dialog.getByText('Jobs posted within').parentElement?.textContent).toBe('Jobs posted within1 week')
  expect(dialog.getByText('Paid until').parentElement?.textContent).toContain('Dec 2, 2026')
})

test('a user is deactivated after a confirmation, and shown as deactivated once the server is done', async () => {
  const done = Promise.withResolvers<Reply>()
  const { sent } = await open('/admin?tab=users', {
    [`PUT /api/admin/users/${maya.id}/status`]: [refusal('internal'), done.promise],
    'GET /api/admin/users': [
      ok({ users: [maya, tess], nextCursor: null, total: 2 }),
      ok({ users: [{ ...maya, isActive: false }, tess], nextCursor: null, total: 2 }),
    ],
  })
  await screen.findByText('maya.okafor@example.com')
  const switchOff = async () => {
    press('Deactivate maya.okafor@example.com')
    await confirm('Deactivate this account?', 'Deactivate account')
  }
  await switchOff()
  expect(await screen.findByText('Failed to update user status')).toBeTruthy()
  await screen.findByRole('button', { name: 'Deactivate maya.okafor@example.com' })
  expect(row(/maya/).getByText('Active')).toBeTruthy()
  await switchOff()
  await waitFor(() => expect(sent.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2))
  await screen.findByRole('button', { name: 'Deactivate maya.okafor@example.com', busy: true })
  expect(row(/maya/).getByText('Active')).toBeTruthy()
  done.resolve(ok({ user: { ...maya, isActive: false }, subscription: 'failed' }))
  expect(await screen.findByText('Deactivated, but not canceled at Stripe')).toBeTruthy()
  await waitFor(() => expect(row(/maya/).getByText('Deactivated')).toBeTruthy())
  expect(sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { isActive: false, cancelSubscription: true },
    { isActive: false, cancelSubscription: true },
  ])
  expect(row(/tess/).getByRole('button', { name: 'Activate tess.marlowe@example.com' })).toBeTruthy()
})

test('a toast does not stay over the next tab', async () => {
  await open('/admin?tab=users', {
    [`PUT /api/admin/users/${maya.id}/status`]: refusal('internal'),
  })
  await screen.findByText('maya.okafor@example.com')
  press('Deactivate maya.okafor@example.com')
  await confirm('Deactivate this account?', 'Deactivate account')
  expect(await screen.findByText('Failed to update user status')).toBeTruthy()
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Emails' }), { button: 0 })
  expect(await screen.findByText('Northwind GmbH')).toBeTruthy()
  // Sooner than a toast goes by itself.
  await waitFor(() => expect(screen.queryByText('Failed to update user status')).toBeNull(), {
    timeout: 2_000,
  })
})

test.each([
  ['trial', 'Trial', 'bg-brand-soft'],
  ['past_due', 'Past due', 'bg-bad-soft'],
  ['disputed', 'Disputed', 'bg-bad-soft'],
  ['cancelling', 'Canceling', 'bg-warn-soft'],
  ['ended', 'Ended', 'bg-wash'],
  ['none', 'No plan', 'bg-wash'],
] as const)('a user whose money is %s is shown as %s', async (billingState, label, colour) => {
  const one = { ...maya, billingState, currentPlan: 'pro' as const }
  await open('/admin?tab=users', { 'GET /api/admin/users': ok({ users: [one], nextCursor: null, total: 1 }) })
  await screen.findByText('maya.okafor@example.com')
  expect(row(/maya/).getByText(label).className).toContain(colour)
})

test('a user is deleted after a confirmation that states the consequences', async () => {
  const { calls } = await open('/admin?tab=users', {
    [`DELETE /api/admin/users/${tess.id}`]: [refusal('unavailable'), ok({ success: true })],
    'GET /api/admin/users': [
      ok({ users: [maya, tess], nextCursor: null, total: 2 }),
      ok({ users: [maya], nextCursor: null, total: 1 }),
    ],
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete tess.marlowe@example.com' }))
  expect(screen.getByText(/Everything that we hold about the person is erased within minutes/)).toBeTruthy()
  await confirm('Delete this account?', 'Cancel')
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
  press('Delete tess.marlowe@example.com')
  await confirm('Delete this account?', 'Delete account')
  expect(await screen.findByText('Failed to delete user')).toBeTruthy()
  await screen.findByRole('button', { name: 'Delete tess.marlowe@example.com', busy: false })
  press('Delete tess.marlowe@example.com')
  await confirm('Delete this account?', 'Delete account')
  expect(await screen.findByText('User deleted')).toBeTruthy()
  expect(screen.queryByText('tess.marlowe@example.com')).toBeNull()
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})
