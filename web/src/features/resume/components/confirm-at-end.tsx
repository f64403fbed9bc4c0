import { TextLink } from '#web/components/ui/links.tsx'
import { useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { paths } from '#web/lib/paths.ts'
import { setAllRight } from '#web/lib/reviewed-facts.ts'
import { useFocusOnChange } from '#web/lib/use-focus-on-change.ts'
import type { ReviewChange } from '#web/queries/use-fact-review.ts'
import { TEXTS } from '#web/features/resume/texts.ts'

interface ConfirmAtEndProps {
  isConfirmed: boolean
  onChange: (change: ReviewChange) => void
}

/** The same press as at the top, for who has read to the end. */
export function ConfirmAtEnd({ isConfirmed, onChange }: ConfirmAtEndProps) {
  const told = useRef<HTMLParagraphElement>(null)
  const focusNext = useFocusOnChange(isConfirmed, () => told)
  const press = () => {
    focusNext()
    onChange(setAllRight(true))
  }
  return (
    <div className="border-t border-line pt-6">
      {isConfirmed ? (
        <p ref={told} tabIndex={-1} className="text-sm">
          You confirmed all of this.{' '}
          <TextLink to={paths.configuration} className="inline-block min-h-6">
            Back to the configuration
          </TextLink>
        </p>
      ) : (
        <Button onClick={press}>{TEXTS.allRight}</Button>
      )}
    </div>
  )
}
