// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ok, refusal, renderWithApi, type Replies } from '#web/testing/render-with-api.tsx'
import { GmailConnection } from './gmail-connection.tsx'
import GmailDialog from './gmail-dialog.tsx'

const GET = 'GET /api/gmail-integration'
const mailbox = {
  email: 'ada.nwosu@example.com',
  isActive: true,
  connectedAt: '2026-11-02T12:00:00.000Z',
  problem: null,
  checkedAt: null,
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Waits for the button, then presses it. */
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

async function open(replies: Replies) {
  const view = renderWithApi(<GmailConnection />, { [GET]: ok(mailbox), ...replies })
  fireEvent.click(button(/^Gmail/))
  await screen.findByRole('dialog', { name: 'Google Account Connection' })
  return view
}

/** Title and text of the toast that shows. */
async function toasted(title: string) {
  const shown = await screen.findByText(title)
  return shown.nextSibling?.textContent
}

describe('the control of the sidebar', () => {
  it.each([
    ['a working mailbox', ok(mailbox), 'ada.nwosu@example.com'],
    ['a mailbox without a name', ok({ ...mailbox, email: '' }), 'Connected Gmail'],
    ['none', ok(null), 'Not connected'],
    ['a broken one', ok({ ...mailbox, isActive: false, problem: 'Access was taken back.' }), 'Connect again'],
    ['no answer', refusal('unavailable'), 'Status unknown'],
  ])('shows %s', async (_, reply, word) => {
    renderWithApi(<GmailConnection />, { [GET]: reply })
    expect(await screen.findByText(word)).toBeTruthy()
  })
})

const leave = vi.spyOn(window.location, 'assign')

describe('not connected', () => {
  it('says what is asked for and what is not, then leaves for Google', async () => {
    const visited: string[] = []
    leave.mockImplementation((to) => void visited.push(String(to)))
    renderWithApi(<GmailDialog open onOpenChange={() => {}} />, { [GET]: ok(null) })
    const dialog = await screen.findByRole('dialog')
    await screen.findByText('Google will ask you to allow')
    expect(dialog.textContent).toContain('What we never doSend an email.')
    await press('Connect Gmail')
    expect(visited).toEqual(['/api/auth/gmail'])
    expect(button('Connecting…').getAttribute('aria-disabled')).toBe('true')
    fireEvent(window, new Event('pageshow'))
    expect(button('Connect Gmail').getAttribute('aria-disabled')).toBe(null)
  })

  it('says so when the browser cannot leave', async () => {
    leave.mockImplementation(() => {
      throw new Error('blocked')
    })
    renderWithApi(<GmailDialog open onOpenChange={() => {}} />, { [GET]: ok(null) })
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
    expect(dialog.textContent).toContain('Connected since 2 Nov 2026')
    expect(within(dialog).getByText('Active')).toBeTruthy()
  })

  it('says when the drafts in it were last looked at', async () => {
    await open({ [GET]: ok({ ...mailbox, checkedAt: '2026-11-20T12:00:00.000Z' }) })
    expect(
      await screen.findByText('Connected since 2 Nov 2026. Drafts last looked at on 20 Nov 2026'),
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

  it('tells a refresh that failed, and reads the state anew', async () => {
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

  it('has words of its own for a refresh that failed without any', async () => {
    await open({ 'POST /api/gmail-integration/refresh': { status: 502, body: 'Bad gateway' } })
    await press('Refresh connection')
    expect(await toasted('Refresh Failed')).toBe('Failed to refresh connection')
  })

  it.each([
    ['the message of the server', 'A draft to yourself is waiting.', 'A draft to yourself is waiting.'],
    ['a text of its own without one', '', 'Check your Gmail drafts for the test email'],
  ])('creates a test draft and says %s', async (_, message, said) => {
    await open({ 'POST /api/gmail-integration/test-draft': ok({ message }, 201) })
    await press('Create test draft')
    expect(await toasted('Test Draft Created!')).toBe(said)
  })

  it('tells a test draft that failed', async () => {
    await open({ 'POST /api/gmail-integration/test-draft': { status: 502, body: 'Bad gateway' } })
    await press('Create test draft')
    expect(await toasted('Test Draft Failed')).toBe('Failed to create test draft')
  })

  it('disconnects after a question', async () => {
    const { calls } = await open({
      [GET]: [ok(mailbox), ok(null)],
      'DELETE /api/gmail-integration': ok({ message: 'Gone.' }),
    })
    await press('Disconnect')
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect this mailbox?' })
    expect(question.textContent).toContain('Drafts that are there stay there.')
    expect(calls).toEqual([GET])
    await press('Disconnect Gmail')
    expect(await toasted('Gmail Disconnected')).toBe('Your Gmail account has been disconnected successfully')
    expect(await screen.findByRole('button', { name: 'Connect Gmail' })).toBeTruthy()
    expect(calls).toEqual([GET, 'DELETE /api/gmail-integration', GET])
  })

  it('stays connected when the answer is no', async () => {
    const { calls } = await open({})
    await press('Disconnect')
    await press('Keep it connected')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(calls).toEqual([GET])
  })

  it.each([
    [
      'with the message of the server',
      refusal('internal'),
      'Something went wrong on our side. Please try again.',
    ],
    ['with a text of its own', { status: 502, body: '' }, 'Failed to disconnect Gmail'],
  ])('tells a disconnection that failed %s', async (_, reply, said) => {
    await open({ 'DELETE /api/gmail-integration': reply })
    await press('Disconnect')
    await press('Disconnect Gmail')
    expect(await toasted('Disconnect Failed')).toBe(said)
  })
})

it('offers another try when the state cannot be read', async () => {
  await open({ [GET]: [refusal('unavailable'), ok(mailbox)] })
  await press('Try again')
  expect(await screen.findByText('Active')).toBeTruthy()
})
