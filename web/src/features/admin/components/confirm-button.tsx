import { Button } from '#web/components/ui/button.tsx'
import type { Ask, Question } from '#web/features/admin/use-question.tsx'

interface ConfirmButtonProps extends Question {
  /** On the button of the row. */
  label: string
  /** What a screen reader hears: which row it is about. */
  about: string
  busy?: boolean
  ask: Ask
}

/** Asks before it does something to somebody. */
export function ConfirmButton({ label, about, busy = false, ask, ...question }: ConfirmButtonProps) {
  return (
    <Button
      size="sm"
      busy={busy}
      variant={question.tone === 'danger' ? 'danger' : 'outline'}
      aria-haspopup="dialog"
      aria-label={`${label} ${about}`}
      onClick={() => ask(question)}
    >
      {label}
    </Button>
  )
}
