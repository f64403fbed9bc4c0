import { type Plan, TRIAL } from '#shared/catalog/plans.ts'
import { clsx } from 'clsx'

/** What happens when and what it costs, from the first click to the first charge. */
export function TrialPanel({ plan }: { plan: Plan | null }) {
  const price = plan === null ? 'the price of your plan' : `$${plan.priceUsd} for ${plan.name}`
  const steps = [
    {
      when: 'Now',
      text: 'You sign up with Google, which tells us your name and email address and nothing else.',
    },
    { when: 'Then', text: 'You enter your payment details. $0 is due today.' },
    {
      when: 'In the trial',
      text:
        `Up to ${TRIAL.emails} personal emails wait as drafts in your own Gmail. You read, ` +
        'change and send them.',
    },
    {
      when: `After ${TRIAL.days * 24} hours`,
      text:
        `Your card is charged ${price}, and again every month. Cancel before that from your ` +
        'dashboard, and nothing is charged.',
    },
  ]
  return (
    <>
      <p className="font-serif text-4xl leading-[1.1]">What happens, and when.</p>
      <ol className="mt-10 space-y-6 border-l border-on-cover/40">
        {steps.map(({ when, text }, index) => (
          <li key={when} className="relative pl-6">
            <span
              aria-hidden
              className={clsx(
                'absolute top-2.5 -left-[4.5px] size-2 rounded-full',
                index === steps.length - 1 ? 'bg-accent' : 'bg-on-cover',
              )}
            />
            <p className="font-serif text-lg">{when}</p>
            <p className="mt-1 text-sm">{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
