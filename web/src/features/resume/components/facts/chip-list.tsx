import { useState } from 'react'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { clsx } from 'clsx'
import { factWords } from '#web/features/resume/fact-words.ts'
import { isCorrected, isWorthSeeing } from '#web/features/resume/review-changes.ts'
import { unsavedText } from '#web/lib/typing/unsaved-text.ts'
import { FactRow } from './fact-row.tsx'
import { FoldedList } from './folded-list.tsx'
import { useReviewing } from './reviewing.ts'
import { ResumeQuote } from '#web/features/resume/components/resume-quote.tsx'

const FIRST = 24

/** Many short items as chips; pressing one shows its row. */
export function ChipList({ label, items }: { label: string; items: readonly FactItem[] }) {
  const { resumeId } = useReviewing()
  const [openId, setOpenId] = useState(
    () => items.find(({ id }) => unsavedText(resumeId, id).read() !== null)?.id ?? null,
  )
  const open = items.find(({ id }) => id === openId)
  return (
    <>
      <FoldedList
        items={items}
        first={FIRST}
        name={label.toLowerCase()}
        label={label}
        isNotable={(item) => isWorthSeeing(item, resumeId)}
        keyOf={({ id }) => id}
        className="flex flex-wrap gap-2"
        itemClassName="min-w-0"
      >
        {(item) => (
          <button
            type="button"
            aria-expanded={item.id === openId}
            onClick={() => setOpenId(item.id === openId ? null : item.id)}
            className={clsx(
              'min-h-8 max-w-full rounded-md border px-2.5 py-1 text-left',
              'text-sm break-words transition-colors duration-150 hover:bg-wash',
              item.hidden && 'text-muted line-through',
              item.id === openId ? 'border-brand bg-brand-soft' : 'border-line bg-sheet',
            )}
          >
            {factWords(item).title}
            {item.hidden && <span className="sr-only"> (not used in letters)</span>}
            {isCorrected(item) && <span className="sr-only"> (you corrected this)</span>}
          </button>
        )}
      </FoldedList>
      {open && (
        <div className="mt-3 rounded-lg bg-wash px-4">
          <FactRow key={open.id} item={open} quote={<ResumeQuote item={open} />} />
        </div>
      )}
    </>
  )
}
