import { useNavigation } from 'react-router-dom'
import { TextLink } from '#web/components/ui/links.tsx'
import { CLAIMS } from '#shared/catalog/operator.ts'
import { type Plan, PLANS, ONE_TRIAL, TRIAL } from '#shared/catalog/plans.ts'
import type { User } from '#shared/models/account/user.ts'
import { paths } from '#web/lib/paths.ts'
import { hasDashboardAccess, trialStatus } from '#web/lib/session/subscription-status.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useSignedInUser } from '#web/queries/use-signed-in-user.ts'
import { leadFor, offerOf } from '#web/features/landing/plan-offer.ts'
import { PlanButton } from './plan-button.tsx'
import { Section } from './section.tsx'

const plans = Object.values(PLANS)
const HOURS = TRIAL.days * 24

const ROWS: readonly { readonly label: string; readonly value: (plan: Plan) => string }[] = [
  { label: 'Emails a day, up to', value: ({ emailsPerDay }) => String(emailsPerDay) },
  { label: 'Emails a month, up to', value: ({ emailsPerMonth }) => String(emailsPerMonth) },
]

/** What every plan includes; as table rows, three equal cells would say less. */
const EVERY_PLAN = [
  'Drafts in your own Gmail',
  'Sources for every paragraph',
  'A record of everyone you contacted',
  CLAIMS.countries?.text ?? 'Every country of the search',
  'Cancel with one button',
]

const NOTES = [
  {
    title: 'In the trial',
    text:
      `The ${HOURS} hours run from the moment your card is confirmed. Cancel within them, ` +
      `with one button, and nothing is charged. ${ONE_TRIAL}`,
  },
  {
    title: 'Month by month',
    text:
      'When the month’s emails are used up, drafting pauses until your plan renews; there is ' +
      'never an extra charge. Unused emails don’t roll over, and monthly fees aren’t refunded.',
  },
] as const

const LEAD = `Each starts with a free trial of ${HOURS} hours and ${TRIAL.emails} emails. Your card is charged when the trial ends, unless you cancel first.`

/** A user who cannot have a trial any more is not told about it. */
const notesFor = (user: User | null, now: number) =>
  user === null || user.trialAvailable || trialStatus(user, now).active ? NOTES : NOTES.slice(1)

/** The plans side by side; on narrow screens each row has its label above its three values. */
export function Pricing() {
  const user = useSignedInUser()
  const now = useNow()
  const { location } = useNavigation()
  return (
    <Section
      id="pricing"
      title="Same product, three volumes"
      lead={user === null ? LEAD : <OwnLead user={user} now={now} />}
    >
      <table className="plans rise">
        <caption className="sr-only">The plans and what they allow</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">What is compared</span>
            </th>
            {plans.map(({ id, name, priceUsd, popular }) => (
              <th key={id} scope="col" data-popular={popular || undefined}>
                {popular && <span className="plans-popular">Most Popular</span>}
                <span className="block font-serif text-xl font-semibold">{name}</span>
                <span className="mt-1 block">
                  <span className="font-serif text-[min(2.25rem,10vw)] leading-[1.1] font-semibold lg:text-4xl">
                    ${priceUsd}
                  </span>{' '}
                  <span className="inline-block text-sm text-muted">a month</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {plans.map((plan) => (
                <td key={plan.id} data-popular={plan.popular || undefined}>
                  {value(plan)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">What you pay, and when</th>
            {plans.map((plan) => {
              const { today, later } = offerOf(plan, user, now)
              return (
                <td key={plan.id} data-popular={plan.popular || undefined}>
                  <strong className="block font-medium text-ink">{today}</strong>
                  {later}
                </td>
              )
            })}
          </tr>
          <tr>
            <th scope="row">
              <span className="sr-only">Choose</span>
            </th>
            {plans.map((plan) => (
              <td key={plan.id} data-popular={plan.popular || undefined}>
                <PlanButton plan={plan} offer={offerOf(plan, user, now)} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {/* Screen readers announce that a plan was chosen; sighted users see the sign-up in a moment. */}
      <output className="sr-only">{location?.pathname === paths.signup ? 'Starting Signup...' : ''}</output>
      <div className="plans-notes rise">
        <div>
          <h3>In every plan</h3>
          <ul>
            {EVERY_PLAN.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {notesFor(user, now).map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** The introduction for a signed-in user, with a link to their plan or drafts. */
function OwnLead({ user, now }: { user: User; now: number }) {
  const to = hasDashboardAccess(user, now)
    ? { path: paths.account, label: 'See your plan' }
    : // Who never had a trial or a plan has no drafts yet.
      user.trialStartAt !== null || user.planActivatedAt !== null
      ? { path: paths.tracker, label: 'Read your drafts' }
      : null
  return (
    <>
      {leadFor(user, now)}{' '}
      {to && (
        <TextLink to={to.path} className="inline-block">
          {to.label}
        </TextLink>
      )}
    </>
  )
}
