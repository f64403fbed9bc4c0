import { ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'

const NEXT_STEPS = [
  'Open your dashboard and check your configuration: the one from the account that stayed applies.',
  'Your drafts and everything in the tracker are in one list now.',
  'If you had two mailboxes connected, the one from the account that stayed is used.',
] as const

export function LinkComplete({ message }: { message: string }) {
  return (
    <section aria-labelledby="linked" className="mt-8">
      <h2 id="linked" className="text-2xl">
        Accounts Successfully Linked!
      </h2>
      <p className="mt-3">{message}</p>
      <h3 className="mt-6 text-base">What to do next</h3>
      <ol className="mt-3 list-decimal space-y-2 pl-5 text-sm marker:text-muted">
        {NEXT_STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink variant="accent" size="lg" to={paths.configuration}>
          Go to Dashboard
        </ButtonLink>
        <ButtonLink size="lg" to={paths.login}>
          Test Login
        </ButtonLink>
      </div>
    </section>
  )
}
