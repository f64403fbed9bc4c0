import { useQuery } from '@tanstack/react-query'
import type { UserBilling, UserInvoice } from '#shared/models/admin/user-page.ts'
import { DataTable, type Column } from '#web/components/admin/data-table.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card, CardBody, TitledCard } from '#web/components/ui/card.tsx'
import { DefinitionLine } from '#web/components/ui/definition-line.tsx'
import { WebLink } from '#web/components/ui/links.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { disputeOf, overdueOf, planOf } from '#web/features/admin/accounts.ts'
import { userBillingQuery } from '#web/features/admin/api/queries.ts'
import { BillingBadge } from '#web/features/admin/components/users/billing-badge.tsx'
import type { ShownUser } from '#web/features/admin/components/users/shown-user.ts'
import { dollars } from '#web/lib/payments/money.ts'
import { showDate, showMoment } from '#web/lib/time.ts'

const STATUS_TONES: Readonly<Record<string, 'good' | 'bad' | 'neutral'>> = {
  paid: 'good',
  open: 'bad',
  uncollectible: 'bad',
}

const COLUMNS: readonly Column<UserInvoice>[] = [
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
]

/** Where the user stands with money, what is charged next, and the invoices at Stripe. */
export default function BillingPanel({ user }: ShownUser) {
  return (
    <Loaded
      query={useQuery(userBillingQuery(user.id))}
      skeleton={<LoadingSkeleton label="Loading the billing" variant="table" />}
      failed="Stripe’s data could not be loaded"
      inCard
    >
      {(billing) => (
        <div className="space-y-6">
          <TitledCard title="Billing">
            <CardBody>
              <dl>
                <DefinitionLine label="State">
                  <BillingBadge user={user} />
                </DefinitionLine>
                <DefinitionLine label="Plan">{planOf(user)}</DefinitionLine>
                {user.overdue !== null && <DefinitionLine label="Past due">{overdueOf(user)}</DefinitionLine>}
                {user.dispute !== null && (
                  <DefinitionLine label="Dispute">{disputeOf(user.dispute)}</DefinitionLine>
                )}
                <DefinitionLine label="Next charge">{nextChargeOf(billing)}</DefinitionLine>
                <DefinitionLine label="At Stripe">
                  {billing.url === null ? (
                    'No customer'
                  ) : (
                    <WebLink href={billing.url}>Open the customer</WebLink>
                  )}
                </DefinitionLine>
              </dl>
            </CardBody>
          </TitledCard>
          <Card aria-label="Invoices">
            <h2 className="px-5 py-4 text-xl sm:px-6">Invoices</h2>
            {billing.invoices.length === 0 ? (
              <EmptyState title="No invoices">Nothing was ever charged.</EmptyState>
            ) : (
              <DataTable caption="Invoices" columns={COLUMNS} rows={billing.invoices} faded={false} />
            )}
          </Card>
        </div>
      )}
    </Loaded>
  )
}

const nextChargeOf = ({ nextCharge }: UserBilling): string =>
  nextCharge === null
    ? 'Nothing is charged by itself'
    : `${dollars(nextCharge.cents)} on ${showMoment(nextCharge.at)}`
