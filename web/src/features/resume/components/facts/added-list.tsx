import { useState } from 'react'
import type { AddedFact, FactItem } from '#shared/models/resume-facts.ts'
import { Button } from '#web/components/ui/button.tsx'
import { ADDED_NAMES, factWords } from '#web/features/resume/fact-words.ts'
import { add, remove } from '#web/features/resume/review-changes.ts'
import { questionInWords } from '#web/lib/reviewed-facts.ts'
import { useReviewing } from './reviewing.ts'

/** Facts that the user added. A removed one can be put back while the page is open. */
export function AddedList({ roles }: { roles: readonly FactItem[] }) {
  const { review, onChange } = useReviewing()
  const { added } = review
  const [removed, setRemoved] = useState<readonly AddedFact[]>([])
  const gone = removed.filter(({ id }) => !added.some((fact) => fact.id === id))
  const shown = [
    ...added.map((fact) => ({ fact, isGone: false })),
    ...gone.map((fact) => ({ fact, isGone: true })),
  ]
  const press = (fact: AddedFact, isGone: boolean) => {
    if (isGone) return onChange(add(fact))
    setRemoved([...removed.filter(({ id }) => id !== fact.id), fact])
    onChange(remove(fact))
  }
  return (
    <ul className="divide-y divide-line">
      {shown.map(({ fact, isGone }) => {
        const role = roles.find(({ id }) => id === fact.role)
        return (
          <li key={fact.id} className="py-3">
            <p className="text-xs text-muted">
              {fact.question === undefined ? ADDED_NAMES[fact.kind] : questionInWords(fact.question)}
              {role && ` at ${factWords(role).details[0] ?? factWords(role).title}`}
            </p>
            <p
              className={
                isGone ? 'measure text-sm break-words text-muted line-through' : 'measure text-sm break-words'
              }
            >
              {fact.text}
            </p>
            <Button
              variant="muted"
              size="xs"
              className="-ml-2"
              aria-label={`${isGone ? 'Put it back' : 'Remove'}: ${fact.text}`}
              onClick={() => press(fact, isGone)}
            >
              {isGone ? 'Put it back' : 'Remove'}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
