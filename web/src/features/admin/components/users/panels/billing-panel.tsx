import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CANCEL_REASONS } from '#shared/catalog/reasons/cancel-reasons.ts'
import type { GoodwillKind, UserBilling, UserInvoice } from '#shared/models/admin/user-page.ts'
import { DataTable, type Column } from '#web/components/admin/data-table.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { WebLink } from '#web/components/ui/links.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { disputeOf, overdueOf, pauseOf, planOf } from '#web/features/admin/accounts.ts'
import { getAdminUserBilling } from '#shared/contracts/admin/user-page.ts'
import { BillingBadge } from '#web/features/admin/components/users/billing-badge.tsx'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'
import { adminReadOptions, adminsQuery } from '#web/lib/admin/admin-read-options.ts'
import { useAdmin } from '#web/lib/admin/use-admin.ts'
import { counted } from '#web/lib/counted.ts'
import { DecisionDialog, type Decision } from './decision-dialog.tsx'
import { useGoodwill } from './use-goodwill.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showDate, showMoment } from '#web/lib/time.ts'

const STATUS_TONES: Readonly<Record<string, 'good' | 'bad' | 'neutral'>> = {
  paid: 'good',
  open: 'bad',
  uncollectible: 'bad',
}

const columnsOf = (onRefund: ((invoice: UserInvoice) => void) | null): readonly Column<UserInvoice>[] => [
  { name: 'Date', cell: ({ at }) => showDate(at), className: 'tabular md:whitespace-nowrap' },
  { name: 'Amount', cell: ({ totalCents }) => dollars(totalCents), className: 'tabular' },
  {
    name: 'Status',
    cell: ({ status, refundedCents }) => (
      <>
        <Badge tone={STATUS_TONES[status] ?? 'neutral'}>
          {`${status.charAt(0).toUpperCase()}${status.slice(1)}`}
        </Badge>
        {refundedCents > 0 && (
          <span className="block text-muted">{`${dollars(refundedCents)} refunded`}</span>
        )}
      </>
    ),
  },
  { name: 'Invoice', cell: ({ url, number, id }) => <WebLink href={url}>{number ?? id}</WebLink> },
  ...(onRefund === null
    ? []
    : [
        {
          name: 'Actions',
          plain: true as const,
          cell: (invoice: UserInvoice) =>
            invoice.paidCents > invoice.refundedCents && (
              <Button
                size="sm"
                aria-haspopup="dialog"
                aria-label={`Refund ${invoice.number ?? invoice.id}`}
                onClick={() => onRefund(invoice)}
              >
                Refund
              </Button>
            ),
        },
      ]),
]

/** Where the user stands with money, what is charged next, what can be given, and the invoices at Stripe. */
export default function BillingPanel({ user }: ShownUser) {
  return (
    <Loaded
      query={useQuery(adminReadOptions(getAdminUserBilling, { params: { id: user.id } }))}
      skeleton={<LoadingSkeleton label="Loading the billing" variant="cards" />}
      failed="Stripe’s data could not be loaded"
      inCard
    >
      {(billing) => <Billing user={user} billing={billing} />}
    </Loaded>
  )
}

function Billing({ user, billing }: Pick<ShownUser, 'user'> & { billing: UserBilling }) {
  const { data } = useQuery(adminsQuery)
  const isSuper = useAdmin().role === 'super_admin'
  const mayGive = isSuper || data?.adminsGive === true
  const acts = useGoodwill(user, billing)
  const [act, setAct] = useState<Decision | null>(null)
  return (
    <div className="space-y-6">
      <TitledCard title="Billing">
        <CardBody className="space-y-4">
          <dl>
            <DefinitionLine label="State">
              <BillingBadge user={user} />
            </DefinitionLine>
            <DefinitionLine label="Plan">{planOf(user)}</DefinitionLine>
            {user.pause !== null && (
              <DefinitionLine label={user.billingState === 'paused' ? 'Paused' : 'Pause planned'}>
                {pauseOf(user.pause)}
              </DefinitionLine>
            )}
            {user.overdue !== null && <DefinitionLine label="Past due">{overdueOf(user)}</DefinitionLine>}
            {user.dispute !== null && (
              <DefinitionLine label="Dispute">{disputeOf(user.dispute)}</DefinitionLine>
            )}
            {billing.cancellations.slice(0, 1).map(({ reason, words, at }) => (
              <DefinitionLine key={at} label="Why they canceled">
                {CANCEL_REASONS[reason]}, {showDate(at)}
                {words !== '' && <span className="block text-muted">{words}</span>}
              </DefinitionLine>
            ))}
            <DefinitionLine label="Next charge">{nextChargeOf(billing)}</DefinitionLine>
            <DefinitionLine label="At Stripe">
              {billing.url === null ? 'No customer' : <WebLink href={billing.url}>Open the customer</WebLink>}
            </DefinitionLine>
          </dl>
          {!mayGive ? (
            <p className="text-sm text-muted">Super admins refund payments and give days and emails.</p>
          ) : (acts.trialDay ?? acts.emails) === null ? null : (
            <div className="flex flex-wrap gap-2">
              {acts.trialDay !== null && (
                <Button size="sm" aria-haspopup="dialog" onClick={() => setAct(acts.trialDay)}>
                  Give a trial day
                </Button>
              )}
              {acts.emails !== null && (
                <Button size="sm" aria-haspopup="dialog" onClick={() => setAct(acts.emails)}>
                  Give emails back
                </Button>
              )}
            </div>
          )}
        </CardBody>
      </TitledCard>
      <Card aria-label="Invoices">
        <h2 className="px-5 py-4 text-xl sm:px-6">Invoices</h2>
        {billing.invoices.length === 0 ? (
          <EmptyState title="No invoices">Nothing was ever charged.</EmptyState>
        ) : (
          <DataTable
            caption="Invoices"
            columns={columnsOf(mayGive ? (invoice) => setAct(acts.refund(invoice)) : null)}
            rows={billing.invoices}
          />
        )}
      </Card>
      {billing.goodwill.length > 0 && <Given goodwill={billing.goodwill} />}
      {act !== null && <DecisionDialog act={act} onClose={() => setAct(null)} />}
    </div>
  )
}

const AMOUNTS = {
  refund: dollars,
  trial_day: () => 'A day of trial',
  emails: (emails: number) => counted(emails, 'email'),
} as const satisfies Record<GoodwillKind, (amount: number) => string>

const GIVEN_STATES = {
  done: ['good', 'Done'],
  refused: ['neutral', 'Refused'],
  begun: ['warn', 'Never finished'],
} as const

function Given({ goodwill }: Pick<UserBilling, 'goodwill'>) {
  return (
    <TitledCard title="Refunded and given">
      <CardBody>
        <ul className="divide-y divide-line text-sm">
          {goodwill.map(({ id, kind, amount, reason, at, state }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
              <span className="min-w-0">
                {`${AMOUNTS[kind](amount)} ${kind === 'refund' ? 'refunded' : 'given'}`}
                <span className="block text-muted">{reason}</span>
              </span>
              <span className="flex items-center gap-3 text-muted tabular">
                {showMoment(at)}
                <Badge tone={GIVEN_STATES[state][0]}>{GIVEN_STATES[state][1]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
    </TitledCard>
  )
}

const nextChargeOf = ({ nextCharge }: UserBilling): string =>
  nextCharge === null
    ? 'Nothing is charged by itself'
    : `${dollars(nextCharge.cents)} on ${showMoment(nextCharge.at)}`
