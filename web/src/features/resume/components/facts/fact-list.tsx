import type { FactItem } from '#shared/models/resume-facts.ts'
import { isWorthSeeing } from '#web/features/resume/review-changes.ts'
import { FactRow } from './fact-row.tsx'
import { FoldedList } from './folded-list.tsx'
import { useReviewing } from './reviewing.ts'
import { ResumeQuote, saysMore } from '#web/features/resume/components/resume-quote.tsx'

const FIRST = 5

interface FactListProps {
  items: readonly FactItem[]
  /** What the items are, for “Show 3 more lines”. */
  name: string
}

/** A list of items, each beside the place on the resume that it was read from. */
export function FactList({ items, name }: FactListProps) {
  const { resumeId } = useReviewing()
  return (
    <FoldedList
      items={items}
      first={FIRST}
      name={name}
      isNotable={(item) => isWorthSeeing(item, resumeId)}
      keyOf={({ id }) => id}
      className="divide-y divide-line"
    >
      {(item) => <FactRow item={item} quote={saysMore(item) && <ResumeQuote item={item} isFolded />} />}
    </FoldedList>
  )
}
