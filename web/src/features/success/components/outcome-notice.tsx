import { useSearchParams } from 'react-router-dom'
import { Button, ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'
import type { ActivationOutcome } from '#web/features/success/activate.ts'
import { orderAgain } from '#web/features/success/success-address.ts'
import { NOT_ACTIVE, OUTCOMES } from '#web/features/success/texts.ts'

interface OutcomeNoticeProps {
  outcome: ActivationOutcome
  onAgain: () => void
}

/** The outcome as a notice, which stays after the toast is gone. */
export function OutcomeNotice({ outcome, onAgain }: OutcomeNoticeProps) {
  const [query] = useSearchParams()
  if (outcome.kind !== 'unverified') {
    const { tone, text } = OUTCOMES[outcome.kind]
    return (
      <Notice tone={tone} className="mt-6">
        {text}
      </Notice>
    )
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
