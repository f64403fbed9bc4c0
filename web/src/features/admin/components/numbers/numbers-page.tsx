import { useQuery } from '@tanstack/react-query'
import type { MonthNumbers } from '#shared/models/admin/numbers.ts'
import { adminPage } from '#web/components/admin/admin-gate.tsx'
import { RefreshButton } from '#web/components/admin/refresh-button.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { Loaded } from '#web/components/ui/states/loaded.tsx'
import { RefreshFailed } from '#web/components/ui/states/refresh-failed.tsx'
import { LoadingSkeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTitle } from '#web/lib/page/use-title.ts'
import { getNumbers } from '#shared/contracts/admin/numbers.ts'
import { adminReadOptions } from '#web/lib/admin/admin-read-options.ts'
import { MonthTable } from './month-table.tsx'
import { answers, costs, letters, plans, reasons, revenue } from './number-rows.tsx'

export default adminPage('Numbers', Numbers)

function Numbers() {
  useTitle('Numbers, admin')
  const query = useQuery(adminReadOptions(getNumbers))
  const { data, error, isPending, isFetching, refetch } = query
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PageHeading title="Numbers">This month and the two before, in UTC.</PageHeading>
        <RefreshButton what="the numbers" busy={isFetching && !isPending} onRefresh={() => void refetch()} />
      </div>
      {error !== null && data !== undefined && <RefreshFailed what="The numbers" error={error} />}
      <Loaded
        query={query}
        skeleton={<LoadingSkeleton label="Loading the numbers" variant="table" />}
        failed="The numbers could not be loaded"
        inCard
      >
        {({ months }) => <Tables months={months} />}
      </Loaded>
    </>
  )
}

const Tables = ({ months }: { months: readonly MonthNumbers[] }) => (
  <div className="grid items-start gap-6 xl:grid-cols-2">
    <div className="min-w-0 space-y-6">
      <MonthTable
        title="Trials and plans"
        hint="A trial counts as paid in the month in which it began."
        months={months}
        rows={plans}
      />
      <MonthTable
        title="Why people cancel"
        hint="What people chose when they canceled. The question is optional."
        months={months}
        rows={reasons(months)}
      />
      <MonthTable
        title="Revenue"
        hint="What was paid and refunded through Stripe."
        months={months}
        rows={revenue(months)}
      />
      <MonthTable
        title="Answers"
        hint="What users marked, of the emails of each month."
        months={months}
        rows={answers}
      />
    </div>
    <div className="min-w-0 space-y-6">
      <MonthTable
        title="Cost"
        hint="What was used, at list prices. Servers and fixed costs are not included."
        months={months}
        rows={costs(months)}
      />
      <MonthTable
        title="Letters"
        hint="Who wrote them, and what the check refused."
        months={months}
        rows={letters(months)}
      />
    </div>
  </div>
)
