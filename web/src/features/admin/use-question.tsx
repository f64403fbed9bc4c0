import { useCallback, useState, type ReactNode } from 'react'
import { useLateDialog } from '#web/components/ui/use-late-part.ts'
import { QuestionDialog } from './late-parts.ts'

export interface Question {
  question: string
  /** What it does, before it is done. */
  consequence: ReactNode
  /** On the button that does it. */
  confirm: string
  tone?: 'danger'
  onConfirm: () => void
}

export type Ask = (question: Question) => void

/**
 * Asks before something is done to somebody. The dialog belongs to the tab and not to the row it is about: a
 * list that is read anew, or narrowed by what was typed just before, may take the row away while somebody
 * reads the question.
 */
export function useQuestion(): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<Question | null>(null)
  const close = useCallback(() => setAsked(null), [])
  useLateDialog(QuestionDialog, asked !== null, close)
  return { ask: setAsked, dialog: asked && <QuestionDialog asked={asked} onClose={close} /> }
}
