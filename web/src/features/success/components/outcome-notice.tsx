import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import type { ActivationOutcome, Unverified } from '#web/features/success/activate.ts'
import { orderAgain } from '#web/features/success/success-address.ts'
import { ACTIVATION_TOASTS, ENTERED, NOT_ACTIVE, SIGNED_OUT } from '#web/features/success/texts.ts'

interface OutcomeNoticeProps {
  outcome: ActivationOutcome | null
  onAgain: () => void
}

/** The outcome as a notice, which stays after the toast is gone. */
export function OutcomeNotice({ outcome, onAgain }: OutcomeNoticeProps) {
  if (outcome === null) return null
  switch (outcome.kind) {
    case 'entered':
      return <Line tone="good">{ENTERED.notice}</Line>
    case 'please_log_in':
      return <Line tone="good">{ACTIVATION_TOASTS.activated.description}</Line>
    case 'login_failed':
      return <Line tone="warn">{ACTIVATION_TOASTS.loginFailed.description}</Line>
    case 'signed_out':
      return <Line tone="info">{SIGNED_OUT}</Line>
    default:
      return (
        <Notice
          tone="warn"
          className="mt-6"
          title={outcome.reason}
          action={<Remedy outcome={outcome} onAgain={onAgain} />}
        >
          {!outcome.final && NOT_ACTIVE.explanation}
        </Notice>
      )
  }
}

function Line({ tone, children }: { tone: 'good' | 'warn' | 'info'; children: string }) {
  return (
    <Notice tone={tone} className="mt-6">
      {children}
    </Notice>
  )
}

/** One way to continue: to order again when asking again cannot help, otherwise to ask again. */
function Remedy({ outcome, onAgain }: { outcome: Unverified; onAgain: () => void }) {
  const [query] = useSearchParams()
  const order = orderAgain(query)
  return (
    <>
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
  )
}
