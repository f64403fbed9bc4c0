import { Link } from 'react-router-dom'
import { type Plan, PLANS, TRIAL } from '#shared/catalog/plans.ts'
import { Button } from '../../../components/ui/button.tsx'
import { paths } from '../../../lib/paths.ts'

const plans = Object.values(PLANS)

const ROWS: readonly { label: string; value: (plan: Plan) => string }[] = [
  { label: 'Emails a day, at most', value: (plan) => String(plan.emailsPerDay) },
  { label: 'Emails a month, at most', value: (plan) => String(plan.emailsPerMonth) },
  { label: 'Per email, when all are used', value: (plan) => `$${(plan.priceUsd / plan.emailsPerMonth).toFixed(2)}` },
  { label: 'Free trial', value: () => `${TRIAL.days} day, ${TRIAL.emails} emails` },
]

/** The plans side by side; they differ in numbers only. */
export function PricingTable() {
  return (
    <div className="mt-10">
      <table className="w-full table-fixed border-collapse text-left text-sm tabular">
        <caption className="sr-only">Plans and what they allow</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="w-[28%] pr-3 pb-4">
              <span className="sr-only">What is compared</span>
            </th>
            {plans.map((plan) => (
              <th key={plan.id} scope="col" className="pr-3 pb-4 font-normal">
                <span className="block font-serif text-xl font-semibold">{plan.name}</span>
                <span className="mt-1 block">
                  <span className="font-serif text-2xl font-semibold sm:text-3xl">${plan.priceUsd}</span> <span className="inline-block text-xs text-muted">a month</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, value }) => (
            <tr key={label} className="border-b border-line align-top">
              <th scope="row" className="py-3 pr-3 font-normal text-muted">
                {label}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className="py-3 pr-3">
                  {value(plan)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button asChild variant="primary" size="lg">
          <Link to={paths.login}>Continue with Google</Link>
        </Button>
        <p className="measure text-sm text-muted">
          Every plan starts with {TRIAL.days} day free and {TRIAL.emails} emails. Nothing is charged in that day. Unused emails do not roll over, and there is
          never a charge beyond the plan.
        </p>
      </div>
    </div>
  )
}
