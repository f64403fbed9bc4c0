import type { FactItem } from '#shared/models/resume-facts.ts'
import { clsx } from 'clsx'
import { isUnresolved } from '#web/lib/reviewed-facts.ts'
import { factWords, KIND_NAMES, ROLE_KIND_NAMES } from '#web/features/resume/fact-words.ts'
import { FactGroup } from './fact-group.tsx'
import { FactRow } from './fact-row.tsx'
import { ResumeQuote } from '#web/features/resume/components/resume-quote.tsx'

export const ASKED_HEADING = 'please-check'

interface AskedListProps {
  asked: readonly FactItem[]
  items: readonly FactItem[]
}

/** Items that were doubtful when the page was opened. They stay here once answered, so that nothing jumps. */
export function AskedList({ asked, items }: AskedListProps) {
  if (asked.length === 0) return null
  return (
    <FactGroup
      id={ASKED_HEADING}
      title="Please check"
      hint="Compare each with your resume. Then confirm it, correct it, or keep it out of your letters."
    >
      <ul
        className={clsx(
          'divide-y divide-line border-l-2 pl-4',
          asked.some(isUnresolved) ? 'border-warn' : 'border-line',
        )}
      >
        {asked.map((item) => (
          <li key={item.id}>
            <FactRow
              item={item}
              above={<p className="text-xs text-muted">{placeOf(item, items)}</p>}
              quote={<ResumeQuote item={item} />}
            />
          </li>
        ))}
      </ul>
    </FactGroup>
  )
}

function placeOf(item: FactItem, items: readonly FactItem[]): string {
  const name = item.roleKind === null ? KIND_NAMES[item.kind] : ROLE_KIND_NAMES[item.roleKind]
  const role = items.find(({ id }) => id === item.role)
  if (role === undefined) return name
  return `${name} under ${[factWords(role).title, ...factWords(role).details.slice(0, 1)].join(', ')}`
}
