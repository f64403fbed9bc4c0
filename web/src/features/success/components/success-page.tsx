import { Navigate, useSearchParams } from 'react-router-dom'
import { BRAND } from '#shared/brand.ts'
import type { PageHead } from '#shared/catalog/site-pages.ts'
import { Section } from '#web/components/ui/section.tsx'
import { Moment, type MomentMark } from '#web/components/site/moment.tsx'
import { QuietLayout } from '#web/components/site/quiet-layout.tsx'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { useHead } from '#web/lib/page/use-head.ts'
import type { ActivationOutcome } from '#web/features/success/activate.ts'
import { failedPayment, orderAgain } from '#web/features/success/success-address.ts'
import { ENTERED, NEXT_STEPS, NOT_ACTIVE, OUTCOMES, SUCCESS } from '#web/features/success/texts.ts'
import { useActivation } from '#web/features/success/use-activation.ts'
import { Notice } from '#web/components/ui/states/notice.tsx'

const HEAD: PageHead = {
  title: `Your subscription · ${BRAND.name}`,
  description: 'Your account after the payment.',
  unlisted: true,
}

/** The page after a payment; a failed one is redirected to its own page. */
export default function SuccessPage() {
  useHead(HEAD)
  const [query] = useSearchParams()
  const failed = failedPayment(query)
  return failed === null ? <Activation /> : <Navigate to={failed} replace />
}

function headOf(outcome: ActivationOutcome | null): { mark: MomentMark; title: string } {
  if (outcome === null) return { mark: 'waiting', title: SUCCESS.activating }
  if (outcome.kind !== 'unverified') return OUTCOMES[outcome.kind]
  return { mark: 'trouble', title: outcome.known ? NOT_ACTIVE.title : NOT_ACTIVE.unknown }
}

function Activation() {
  const { outcome, again } = useActivation()
  const { mark, title } = headOf(outcome)
  return (
    <QuietLayout>
      <Moment mark={mark} title={title} aside={outcome?.kind !== 'unverified' && <NextSteps />}>
        {outcome === null ? (
          <output className="mt-3 block min-h-6 text-muted">
            This takes a few seconds. Please keep this page open.
          </output>
        ) : (
          <OutcomeNotice outcome={outcome} onAgain={again} />
        )}
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <MainAction outcome={outcome} />
          <ButtonLink variant="link" to={paths.home}>
            {SUCCESS.home}
          </ButtonLink>
        </div>
      </Moment>
    </QuietLayout>
  )
}

function NextSteps() {
  return (
    <Section level={2} title={SUCCESS.next} titleClass="text-xl">
      <ol className="mt-3 list-decimal space-y-3 pl-5 marker:text-muted">
        {NEXT_STEPS.map((step) => (
          <li key={step} className="measure pl-1">
            {step}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The main button; for an account that is not active, the notice has the actions. */
function MainAction({ outcome }: { outcome: ActivationOutcome | null }) {
  if (outcome === null)
    return (
      <Button variant="accent" size="lg" busy>
        {SUCCESS.loggingIn}
      </Button>
    )
  if (outcome.kind === 'unverified') return null
  const [to, name] =
    outcome.kind === 'entered' ? [paths.configuration, ENTERED.dashboard] : [paths.login, SUCCESS.logIn]
  return (
    <ButtonLink variant="accent" size="lg" to={to}>
      {name}
    </ButtonLink>
  )
}

interface OutcomeNoticeProps {
  outcome: ActivationOutcome
  onAgain: () => void
}

/** What came of it, which stays after the toast is gone; trouble with an account is a notice with its actions. */
function OutcomeNotice({ outcome, onAgain }: OutcomeNoticeProps) {
  const [query] = useSearchParams()
  if (outcome.kind !== 'unverified') {
    return <p className="measure mt-3 text-muted">{OUTCOMES[outcome.kind].text}</p>
  }
  const order = orderAgain(query)
  return (
    <Notice
      tone="warn"
      className="mt-6"
      title={outcome.reason}
      action={
        <>
          {/* To order again when asking again cannot help. */}
          {outcome.final ? (
            <ButtonLink variant="accent" to={order}>
              {order === paths.pricing ? NOT_ACTIVE.choose : NOT_ACTIVE.order}
            </ButtonLink>
          ) : (
            <Button variant="accent" onClick={onAgain}>
              {NOT_ACTIVE.again}
            </Button>
          )}
          <ButtonLink variant="quiet" href={paths.support}>
            Contact support
          </ButtonLink>
        </>
      }
    >
      {!outcome.final && NOT_ACTIVE.explanation}
    </Notice>
  )
}
