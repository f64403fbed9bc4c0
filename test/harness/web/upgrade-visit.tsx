import { screen } from '@testing-library/react'
import type { User } from '#shared/models/account/user.ts'
import { valid } from '#harness/web/checkout-visit.tsx'
import { trialUser } from '#harness/web/fixtures.ts'
import { ok, renderWithApi, type Replies } from '#harness/web/render-with-api.tsx'
import UpgradeDialog from '#web/features/billing/components/upgrade-dialog.tsx'

export const STATUS = 'GET /api/billing/status'
export const SETUP = 'POST /api/billing/create-setup-intent'
export const METHOD = 'POST /api/billing/update-payment-method'
export const UPGRADE_PLAN = 'POST /api/billing/upgrade'

const none = {
  hasSavedPaymentMethod: false,
  customerExists: true,
  brand: null,
  lastFour: null,
  discount: null,
}
export const noCard = ok({ success: true, data: none, error: null })
export const savedCard = ok({
  success: true,
  data: { ...none, hasSavedPaymentMethod: true, brand: 'visa', lastFour: '4242' },
  error: null,
})
export const secret = ok({ success: true, clientSecret: 'seti_1_secret_2', error: null })
export const told = ok({ success: true, error: null })
export const paid = ok({ success: true, requiresAction: false, clientSecret: null, error: null })
export const asks = ok({ success: false, requiresAction: true, clientSecret: 'pi_1_secret_2', error: null })
export const check = (more: object) => ok({ ...valid, ...more })

/** Opens the dialog; `closed` gets an entry whenever the dialog asks to be closed. */
export function openDialog(replies: Replies, user: User = trialUser) {
  const closed: boolean[] = []
  const view = renderWithApi(<UpgradeDialog user={user} onClose={() => closed.push(false)} />, {
    [STATUS]: savedCard,
    ...replies,
  })
  return {
    ...view,
    closed,
    count: (route: string) => view.calls.filter((call) => call === route).length,
    bodies: (route: string) => view.sent.filter(({ call }) => call === route).map(({ body }) => body),
  }
}

/** Text of the toast with the title. */
export async function toasted(title: string) {
  const shown = await screen.findAllByText(title)
  return shown.map((one) => one.closest('[data-sonner-toast]')).find((one) => one !== null)?.textContent
}
