import type { FactItem } from '#shared/models/resume-facts.ts'
import { isWorthSeeing } from '#web/features/resume/review-changes.ts'
import { FactRow, type Reviewing } from './fact-row.tsx'
import { FoldedList } from './folded-list.tsx'
import { ResumeQuote, saysMore } from '#web/features/resume/components/resume-quote.tsx'

const FIRST = 5

interface FactListProps extends Reviewing {
  items: readonly FactItem[]
  /** What the items are, for “Show 3 more lines”. */
  name: string
}

/** A list of items, each beside the place on the resume that it was read from. */
export function FactList({ items, name, ...reviewing }: FactListProps) {
  return (
    <FoldedList
      items={items}
      first={FIRST}
      name={name}
      isNotable={(item) => isWorthSeeing(item, reviewing.resumeId)}
      keyOf={({ id }) => id}
      className="divide-y divide-line"
    >
      {(item) => (
        <FactRow {...reviewing} item={item} quote={saysMore(item) && <ResumeQuote item={item} isFolded />} />
      )}
    </FoldedList>
  )
}
