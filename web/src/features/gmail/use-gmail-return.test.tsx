// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { mailbox as integration, trialUser } from '#harness/web/fixtures.ts'
import { ok, renderWithApi } from '#harness/web/render-with-api.tsx'
import { useGmailReturn } from './use-gmail-return.ts'

function Shell() {
  useGmailReturn()
  return null
}

const visit = (address: string, mailbox: object | null = null) =>
  renderWithApi(
    <StrictMode>
      <Shell />
    </StrictMode>,
    { 'GET /api/gmail-integration': ok(mailbox), 'GET /api/user': ok(trialUser) },
    address,
  )

describe('useGmailReturn', () => {
  it.each([
    ['connected', 'Gmail Connected', 'Drafts will be saved to this mailbox. You read and send them.'],
    ['denied', 'Connection Failed', 'You didn’t allow access at Google, so nothing was connected.'],
    [
      'scope_missing',
      'Connection Failed',
      'The box for managing drafts wasn’t checked at Google, so we can’t save drafts. Connect again and leave it checked.',
    ],
    [
      'blocked',
      'Connection Failed',
      'The administrator of this Google account doesn’t allow it. Ask them to allow the connection, or connect another Gmail account.',
    ],
    [
      'expired',
      'Connection Failed',
      'This connection was started too long ago or in another browser. Please connect Gmail again.',
    ],
    [
      'unavailable',
      'Connection Failed',
      'We couldn’t connect Gmail because of a problem between Google and us. You did nothing wrong. Please try again later.',
    ],
    ['failed', 'Connection Failed', 'Google didn’t complete the connection. Please try again.'],
  ])('reports %s once and removes it from the address', async (value, title, text) => {
    const { address, router } = visit(`/dashboard?gmail=${value}&setup_success=true`)
    expect((await screen.findAllByText(title)).map((shown) => shown.nextSibling?.textContent)).toEqual([text])
    await waitFor(() => expect(address()).toBe('/dashboard?setup_success=true'))
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it("names a mailbox that is not the account's", async () => {
    visit('/dashboard?gmail=connected', { ...integration, email: 'other@mail.example' })
    expect((await screen.findByText('Gmail Connected')).nextSibling?.textContent).toBe(
      "Drafts will be saved to other@mail.example, which is another mailbox than your account's. You read and send them.",
    )
  })

  it('removes an unknown value and says nothing', async () => {
    const { address } = visit('/dashboard?gmail=surprise')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(screen.queryByText('Connection Failed')).toBeNull()
  })

  it('leaves other addresses alone', () => {
    const { address } = visit('/dashboard/tracker?page=2')
    expect(address()).toBe('/dashboard/tracker?page=2')
  })
})
