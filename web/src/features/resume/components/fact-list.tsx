import type { FactItem } from '#shared/models/resume-facts.ts'
import { FactRow, type Reviewing } from './fact-row.tsx'
import { ResumeQuote } from './resume-quote.tsx'

/** Items one under the other, each beside the place it was read from. */
export function FactList({ items, ...reviewing }: Reviewing & { items: readonly FactItem[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.id}>
          <FactRow {...reviewing} item={item} quote={<ResumeQuote items={[item]} />} />
        </li>
      ))}
    </ul>
  )
}
