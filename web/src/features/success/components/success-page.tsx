import { Navigate, useSearchParams, Link } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { QuietLayout } from '#web/components/site/quiet-layout.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import type { ActivationOutcome, Unverified } from '#web/features/success/activate.ts'
import { failedPayment, orderAgain } from '#web/features/success/success-address.ts'
import { ACTIVATION_TOASTS, NEXT_STEPS, NOT_ACTIVE, SUCCESS } from '#web/features/success/texts.ts'
import { useActivation } from '#web/features/success/use-activation.ts'

const HEAD: PageHead = {
  title: `Your subscription · ${BRAND.name}`,
  description: 'Your account after the payment.',
  unlisted: true,
}

/** Where a payment comes back to; one that failed goes on to its own page. */
export function SuccessPage() {
  useHead(HEAD)
  const [query] = useSearchParams()
  const failed = failedPayment(query)
  return failed === null ? <Activation /> : <Navigate to={failed} replace />
}

function Activation() {
  const { activating, outcome, again } = useActivation()
  const inactive = outcome?.kind === 'unverified' && outcome.known
  return (
    <QuietLayout>
      <div className="max-w-2xl">
        <h1 className="text-3xl" aria-live="polite">
          {activating ? SUCCESS.activating : inactive ? NOT_ACTIVE.title : SUCCESS.active}
        </h1>
        {activating && (
          <output className="mt-3 block min-h-6 text-muted">
            {outcome === null
              ? 'This takes a few seconds. Please keep this page open.'
              : 'You are logged in. Your dashboard opens in a moment.'}
          </output>
        )}
        <OutcomeNotice outcome={outcome} onAgain={again} />
        <section aria-labelledby="next" className="mt-8 border-t border-line pt-6">
          <h2 id="next" className="text-xl">
            {SUCCESS.next}
          </h2>
          <ol className="mt-3 list-decimal space-y-2 pl-5 marker:text-muted">
            {NEXT_STEPS.map((step) => (
              <li key={step} className="measure pl-1">
                {step}
              </li>
            ))}
          </ol>
        </section>
        <div className="mt-8 flex flex-wrap gap-3">
          {activating ? (
            <Button variant="accent" size="lg" busy>
              {SUCCESS.loggingIn}
            </Button>
          ) : (
            <Button asChild variant={inactive ? 'outline' : 'accent'} size="lg">
              <Link to={paths.login}>{SUCCESS.logIn}</Link>
            </Button>
          )}
          <Button asChild size="lg" variant="quiet">
            <Link to={paths.home}>{SUCCESS.home}</Link>
          </Button>
        </div>
      </div>
    </QuietLayout>
  )
}

/** Stays after the toast is gone. */
function OutcomeNotice({ outcome, onAgain }: { outcome: ActivationOutcome | null; onAgain: () => void }) {
  if (outcome === null || outcome.kind === 'entered') return null
  if (outcome.kind === 'please_log_in')
    return (
      <Notice tone="good" className="mt-6">
        {ACTIVATION_TOASTS.activated.description}
      </Notice>
    )
  if (outcome.kind === 'login_failed')
    return (
      <Notice tone="warn" className="mt-6">
        {ACTIVATION_TOASTS.loginFailed.description}
      </Notice>
    )
  const explanation = outcome.known ? NOT_ACTIVE.explanation : ACTIVATION_TOASTS.unverified.description
  return (
    <Notice
      tone="warn"
      className="mt-6"
      title={outcome.reason}
      action={<Remedy outcome={outcome} onAgain={onAgain} />}
    >
      {!outcome.final && explanation}
    </Notice>
  )
}

function Remedy({ outcome, onAgain }: { outcome: Unverified; onAgain: () => void }) {
  const [query] = useSearchParams()
  const order = orderAgain(query)
  return (
    <>
      {outcome.final ? (
        <Button asChild variant="accent">
          <Link to={order}>{order === paths.pricing ? NOT_ACTIVE.choose : NOT_ACTIVE.order}</Link>
        </Button>
      ) : (
        <Button variant={outcome.known ? 'accent' : 'outline'} onClick={onAgain}>
          {NOT_ACTIVE.again}
        </Button>
      )}
      <Button asChild variant="quiet">
        <a href={paths.support}>Contact support</a>
      </Button>
    </>
  )
}
