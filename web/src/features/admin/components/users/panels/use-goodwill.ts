import { GOODWILL } from '#shared/catalog/admin.ts'
import { extendUserTrial, giveUserEmails, refundInvoice } from '#shared/contracts/admin/user-page.ts'
import type { AdminUser } from '#shared/models/admin/admin.ts'
import type { UserBilling, UserInvoice } from '#shared/models/admin/user-page.ts'
import { useAdminCall } from '#web/lib/admin/admin-read-options.ts'
import { counted } from '#web/lib/counted.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showMoment } from '#web/lib/time.ts'
import type { Decision } from './decision-dialog.tsx'

/** The refunds and gifts that are possible now, each made on the state that is shown. */
export function useGoodwill(user: AdminUser, { usedEmails }: UserBilling) {
  // Account and billing both show the result.
  const refund = useAdminCall(refundInvoice, [])
  const extend = useAdminCall(extendUserTrial, [])
  const give = useAdminCall(giveUserEmails, [])
  const params = { id: user.id }
  const { trialEndsAt } = user
  return {
    refund: ({ id: invoiceId, number, paidCents, refundedCents }: UserInvoice): Decision => ({
      title: `Refund ${number ?? invoiceId}`,
      effects: `The money goes back to the card within days. ${dollars(paidCents - refundedCents)} of this payment can be refunded. The plan stays as it is.`,
      button: 'Refund',
      amount: {
        label: 'US dollars',
        hint: 'All that is left, or part of it.',
        initial: String((paidCents - refundedCents) / 100),
      },
      send: ({ amount, ...decision }) =>
        refund.mutateAsync({
          params,
          body: { ...decision, invoiceId, refundedCents, cents: Math.round(amount * 100) },
        }),
    }),
    trialDay:
      user.billingState !== 'trial' || trialEndsAt === null
        ? null
        : ({
            title: 'Give one more day of trial',
            effects: `The trial ends a day later than ${showMoment(trialEndsAt)}, and so does the first charge.`,
            button: 'Give a day',
            send: ({ operationId, reason }) =>
              extend.mutateAsync({ params, body: { operationId, reason, trialEndsAt } }),
          } satisfies Decision),
    emails:
      usedEmails === 0
        ? null
        : ({
            title: 'Give emails back',
            effects: `${counted(usedEmails, 'email was', 'emails were')} used. What you give back can be used again.`,
            button: 'Give back',
            amount: {
              label: 'Emails',
              hint: `At most ${Math.min(GOODWILL.emailsMost, usedEmails)}.`,
              initial: '1',
            },
            send: ({ amount, ...decision }) =>
              give.mutateAsync({ params, body: { ...decision, emails: amount, used: usedEmails } }),
          } satisfies Decision),
  }
}
