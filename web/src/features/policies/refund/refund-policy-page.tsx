import { Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import { TRIAL } from '#shared/catalog/plans.ts'
import { POLICY } from '#shared/catalog/policies.ts'
import { paths } from '#web/lib/paths.ts'
import { PolicyPage } from '#web/features/policies/components/policy-page.tsx'
import type { PolicySection } from '#web/features/policies/policy.ts'

const SUPPORT = <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>

const SECTIONS: readonly PolicySection[] = [
  {
    id: 'trial',
    title: 'Try before you pay',
    body: (
      <p>
        Every plan starts with a free trial of {TRIAL.days} day ({TRIAL.days * 24} hours) and {TRIAL.emails}{' '}
        emails. Payment details are required at sign-up, $0 is due today, and nothing is charged during the
        trial. If you cancel before it ends, you pay nothing. It is there so that you can judge the drafts by
        your own resume.
      </p>
    ),
  },
  {
    id: 'monthly-fees',
    title: 'Monthly fees',
    body: (
      <>
        <p>
          <strong>Monthly fees are non-refundable.</strong> With the payment of a month you get that month:
          its emails are prepared day by day, and searching and writing cost us from the first day on.
        </p>
        <ul>
          <li>
            There are no refunds for part of a month, for days on which you did not use the service, or for
            emails you did not use.
          </li>
          <li>Unused emails do not roll over to the next month, and they are not paid out.</li>
          <li>
            There is no overage charge, so there is nothing to refund for heavy use: when the month’s emails
            are used up, you wait for the renewal.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    body: (
      <p>
        You can cancel at any time from your dashboard. Cancellation takes effect at the end of the billing
        period: you keep access until then, and you are not charged again. A cancellation after a renewal
        holds for the renewal after it.
      </p>
    ),
  },
  {
    id: 'when-we-refund',
    title: 'When we do refund',
    body: (
      <ul>
        <li>You were charged twice, or a wrong amount.</li>
        <li>You were charged although you had cancelled in time.</li>
        <li>Somebody else used your payment details without your consent.</li>
        <li>The service was down, or prepared nothing because of a fault of ours, for most of a month.</li>
        <li>
          We ended your account without a fault of yours, or took away a part of the service that you paid
          for: you get the unused part of the month.
        </li>
        <li>
          The law where you live says so. In the European Union and the United Kingdom you may withdraw within
          14 days of signing up; if you asked us to start at once, you pay for the days until then.
        </li>
      </ul>
    ),
  },
  {
    id: 'how-to-ask',
    title: 'How to ask',
    body: (
      <>
        <p>
          Write to {SUPPORT} from the address of your account, or use the{' '}
          <Link to={paths.contact}>contact form</Link>. Give the date and the amount of the charge and what
          happened. You get a reply within {POLICY.refundReplyDays}.
        </p>
        <p>
          A refund goes to the payment method that was charged. Your bank usually shows it five to ten days
          later.
        </p>
      </>
    ),
  },
  {
    id: 'disputes',
    title: 'Charges you do not recognise',
    body: (
      <>
        <p>
          Report a disputed charge to us within {POLICY.disputeReportDays} days of its date. We look it up at
          once and put right what was wrong. Please ask us before you go to your bank: a chargeback takes
          weeks, and the account is paused while it runs.
        </p>
        <p>Your rights towards your bank stay as they are.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        Changes to this policy and to prices are announced {POLICY.priceNoticeDays} days before by email. What
        you have paid already is treated by the policy that held when you paid.
      </p>
    ),
  },
]

const REFUNDS = {
  title: 'Refund Policy',
  updated: POLICY.refundUpdated,
  inShort: [
    'The trial is free. Cancel before it ends and you pay nothing.',
    'Monthly fees are non-refundable. Cancel at any time; you keep access until the end of the billing period.',
    `Something was charged wrongly? Tell us within ${POLICY.disputeReportDays} days. You get a reply within ${POLICY.refundReplyDays}.`,
  ],
  sections: SECTIONS,
} as const

export function RefundPolicyPage() {
  return <PolicyPage policy={REFUNDS} />
}
