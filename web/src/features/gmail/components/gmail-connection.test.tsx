// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { mailbox } from '#harness/web/fixtures.ts'
import { ok, refusal, renderWithApi, toasted, type Replies } from '#harness/web/render-with-api.tsx'
import { GmailConnection } from './gmail-connection.tsx'
import GmailDialog from './gmail-dialog.tsx'

const GET = 'GET /api/gmail-integration'

const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Waits for the button, then presses it. */
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function open(replies: Replies) {
  const view = renderWithApi(<GmailConnection className="" />, { [GET]: ok(mailbox), ...replies })
  fireEvent.click(button(/^Gmail/))
  await screen.findByRole('dialog', { name: 'Google Account Connection' })
  return view
}

describe('the button in the sidebar', () => {
  it.each([
    ['a working mailbox', ok(mailbox), 'ada.nwosu@example.com'],
    [
      'one that we turned on again',
      ok({ ...mailbox, restoredAt: '2026-11-20T09:00:00.000Z' }),
      'Working again',
    ],
    ['a mailbox without a name', ok({ ...mailbox, email: '' }), 'Connected Gmail'],
    ['none', ok(null), 'Not connected'],
    ['a broken one', ok({ ...mailbox, isActive: false, problem: 'Access was taken back.' }), 'Connect again'],
    ['no answer', refusal('unavailable'), 'Status unknown'],
  ])('shows %s', async (_, reply, word) => {
    renderWithApi(<GmailConnection className="" />, { [GET]: reply })
    expect(await screen.findByText(word)).toBeTruthy()
  })
})

const leave = vi.spyOn(window.location, 'assign')

describe('not connected', () => {
  it('says which permissions are requested, then redirects to Google', async () => {
    const visited: string[] = []
    leave.mockImplementation((to) => void visited.push(String(to)))
    renderWithApi(<GmailDialog onClose={() => {}} />, { [GET]: ok(null) })
    const dialog = await screen.findByRole('dialog')
    await screen.findByText('Google will ask you to allow')
    expect(dialog.textContent).toContain('What we never doSend an email.')
    await press('Connect Gmail')
    expect(visited).toEqual(['/api/auth/gmail'])
    expect(button('Connecting…').getAttribute('aria-disabled')).toBe('true')
    fireEvent(window, new Event('pageshow'))
    expect(button('Connect Gmail').getAttribute('aria-disabled')).toBe(null)
  })

  it('reports a redirect that failed', async () => {
    leave.mockImplementation(() => {
      throw new Error('blocked')
    })
    renderWithApi(<GmailDialog onClose={() => {}} />, { [GET]: ok(null) })
    await press('Connect Gmail')
    expect(await toasted('Connection Failed')).toBe('Failed to start Gmail authentication')
    expect(button('Connect Gmail')).toBeTruthy()
  })
})

describe('connected', () => {
  it('shows the mailbox, since when, and that it is active', async () => {
    await open({})
    const dialog = screen.getByRole('dialog')
    await screen.findByText('Active')
    expect(dialog.textContent).toContain('ada.nwosu@example.com')
    expect(dialog.textContent).toContain('Connected since Nov 2, 2026')
    expect(within(dialog).getByText('Active')).toBeTruthy()
  })

  it('says when its drafts were last checked', async () => {
    await open({ [GET]: ok({ ...mailbox, checkedAt: '2026-11-20T12:00:00.000Z' }) })
    expect(
      await screen.findByText('Connected since Nov 2, 2026. Drafts last looked at on Nov 20, 2026'),
    ).toBeTruthy()
  })

  it('refreshes the connection', async () => {
    const { calls } = await open({ 'POST /api/gmail-integration/refresh': ok({ message: 'Fine.' }) })
    await press('Refresh connection')
    expect(await toasted('Connection Refreshed')).toBe(
      'Your Gmail connection has been refreshed successfully',
    )
    await waitFor(() => expect(calls).toEqual([GET, 'POST /api/gmail-integration/refresh', GET]))
  })

  it('reports a failed refresh, and refetches the state', async () => {
    const broken = ok({ ...mailbox, isActive: false, problem: 'Google took the access back.' })
    await open({
      [GET]: [ok(mailbox), broken],
      'POST /api/gmail-integration/refresh': refusal('mailbox_disconnected'),
    })
    await press('Refresh connection')
    expect(await toasted('Refresh Failed')).toBe(
      'Gmail no longer accepts our access. Connect your Gmail account again.',
    )
    expect(await screen.findByText('Google took the access back.')).toBeTruthy()
    expect(button('Connect again')).toBeTruthy()
  })

  it('has a default message for a failed refresh', async () => {
    await open({ 'POST /api/gmail-integration/refresh': { status: 502, body: 'Bad gateway' } })
    await press('Refresh connection')
    expect(await toasted('Refresh Failed')).toBe('Failed to refresh connection')
  })

  it.each([
    ['the message from the server', 'A draft to yourself is waiting.', 'A draft to yourself is waiting.'],
    ['a default message without one', '', 'Check your Gmail drafts for the test email'],
  ])('creates a test draft and says %s', async (_, message, said) => {
    await open({ 'POST /api/gmail-integration/test-draft': ok({ message }, 201) })
    await press('Create test draft')
    expect(await toasted('Test Draft Created!')).toBe(said)
  })

  it('reports a failed test draft', async () => {
    await open({ 'POST /api/gmail-integration/test-draft': { status: 502, body: 'Bad gateway' } })
    await press('Create test draft')
    expect(await toasted('Test Draft Failed')).toBe('Failed to create test draft')
  })

  it('disconnects after a confirmation', async () => {
    const { calls } = await open({
      [GET]: [ok(mailbox), ok(null)],
      'DELETE /api/gmail-integration': ok({ message: 'Gone.' }),
    })
    await press('Disconnect')
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect this mailbox?' })
    expect(question.textContent).toContain('Drafts already in it stay there.')
    expect(calls).toEqual([GET])
    await press('Disconnect Gmail')
    expect(await toasted('Gmail Disconnected')).toBe('Your Gmail account has been disconnected successfully')
    expect(await screen.findByRole('button', { name: 'Connect Gmail' })).toBeTruthy()
    expect(calls).toEqual([GET, 'DELETE /api/gmail-integration', GET])
  })

  it('stays connected when the confirmation is cancelled', async () => {
    const { calls } = await open({})
    await press('Disconnect')
    await press('Keep it connected')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls).toEqual([GET])
  })

  it.each([
    [
      'with the message from the server',
      refusal('internal'),
      'Something went wrong on our side. Please try again.',
    ],
    ['with a default message', { status: 502, body: '' }, 'Failed to disconnect Gmail'],
  ])('reports a failed disconnection %s', async (_, reply, said) => {
    await open({ 'DELETE /api/gmail-integration': reply })
    await press('Disconnect')
    await press('Disconnect Gmail')
    expect(await toasted('Disconnect Failed')).toBe(said)
  })
})

it('offers a retry when the state cannot be loaded', async () => {
  await open({ [GET]: [refusal('unavailable'), ok(mailbox)] })
  await press('Try again')
  expect(await screen.findByText('Active')).toBeTruthy()
})
