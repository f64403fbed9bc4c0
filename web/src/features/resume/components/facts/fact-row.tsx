import { Check, Eye, EyeOff, Pencil, Undo2 } from 'lucide-react'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { clsx } from 'clsx'
import { counted } from '#web/lib/counted.ts'
import { isUnresolved } from '#web/lib/reviewed-facts.ts'
import type { ReviewChange } from '#web/queries/use-fact-review.ts'
import { factWords, readInWords } from '#web/features/resume/fact-words.ts'
import { confirm, hide, isCorrected, putBack, undoConfirm } from '#web/features/resume/review-changes.ts'
import { unsavedText } from '#web/lib/typing/unsaved-text.ts'
import { FactEditor } from './fact-editor.tsx'
import { useReviewing } from './reviewing.ts'
import { RowMenu } from './row-menu.tsx'

interface FactRowProps {
  item: FactItem
  /** Shown above the item: its kind, where its place does not tell. */
  above?: ReactNode
  /** Whether lines follow under the item. */
  isHeading?: boolean
  /** The place on the resume that the item was read from. */
  quote?: ReactNode
  /** Whether its role is hidden, and the item with it. */
  isGone?: boolean
}

/** An item with a button to confirm it, and a menu to correct or hide it. */
export function FactRow({ item, above, isHeading = false, quote, isGone = false }: FactRowProps) {
  const { resumeId, review, onChange } = useReviewing()
  const [editing, setEditing] = useState(() => unsavedText(resumeId, item.id).read() !== null)
  const row = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { title, details } = factWords(item)
  /** For buttons that disappear when pressed: the focus stays on the item. */
  const changeFromRow = (change: ReviewChange) => {
    onChange(change)
    row.current?.focus()
  }
  const close = () => {
    flushSync(() => setEditing(false))
    opener.current?.focus()
  }
  return (
    <div
      ref={row}
      tabIndex={-1}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 rounded-md py-2.5',
        'lg:grid-cols-[minmax(0,1fr)_auto_minmax(0,19rem)] lg:gap-x-6',
      )}
    >
      <div className="min-w-0">
        {above}
        <div className={clsx('break-words', (item.hidden || isGone) && 'text-muted line-through')}>
          {isHeading ? (
            <h3 className="text-lg">{title}</h3>
          ) : (
            <p className={item.kind === 'line' ? 'measure text-sm' : 'text-sm font-medium'}>{title}</p>
          )}
          {details.map((line) => (
            <p key={line} className="text-sm text-muted">
              {line}
            </p>
          ))}
        </div>
        <States item={item} />
        {isUnresolved(item) && item.reason !== null && (
          <p className="mt-1 measure text-sm text-warn-ink">{item.reason}</p>
        )}
        {item.heldBack !== null && !item.hidden && !isGone && !isCorrected(item) && (
          <HeldBackNote {...item.heldBack} />
        )}
        {!isGone && editing && <FactEditor item={item} onClose={close} />}
      </div>
      {!isGone && !editing && (
        <div
          className={clsx(
            'flex flex-wrap gap-x-1 self-start',
            isUnresolved(item) ? 'max-lg:col-span-full max-lg:row-start-2' : '-mt-1.5',
          )}
        >
          {isUnresolved(item) && (
            <Act onClick={() => changeFromRow(confirm(item))} does="Looks right" to={title} variant="outline">
              <Check aria-hidden />
            </Act>
          )}
          <RowMenu of={title} opener={opener}>
            {(closing) => (
              <>
                <Act {...closing} onClick={() => setEditing(true)} does="Correct" to={title}>
                  <Pencil aria-hidden />
                </Act>
                <Act
                  {...closing}
                  onClick={() => onChange(item.hidden ? putBack(item) : hide(item))}
                  does={item.hidden ? 'Use again' : 'Never use this'}
                  to={title}
                >
                  {item.hidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
                </Act>
                {(isCorrected(item) || review.confirmed.includes(item.id)) && (
                  <Act
                    {...closing}
                    onClick={() => changeFromRow(undoConfirm(item))}
                    does="Back to what we read"
                    to={title}
                  >
                    <Undo2 aria-hidden />
                  </Act>
                )}
              </>
            )}
          </RowMenu>
        </div>
      )}
      {quote && <div className="col-span-full min-w-0 lg:col-span-1 lg:col-start-3">{quote}</div>}
    </div>
  )
}

/** Why emails with this line were held back; shown until the line is changed. */
const HeldBackNote = ({ emails, wrong }: NonNullable<FactItem['heldBack']>) => (
  <p className="mt-1 measure text-sm text-bad-ink">
    This line couldn’t be used in {counted(emails, 'email')} of your latest run: {wrong}. Correct it, or hide
    it.
  </p>
)

function States({ item }: { item: FactItem }) {
  const corrected = isCorrected(item)
  if (!item.hidden && !corrected && !(item.doubtful && item.confirmed)) return null
  return (
    <p className="mt-1 flex flex-wrap gap-2">
      {item.hidden && <Badge>Not used in letters</Badge>}
      {corrected && <Badge tone="brand">You corrected this</Badge>}
      {item.doubtful && item.confirmed && !corrected && <Badge tone="good">You confirmed this</Badge>}
      {corrected && (
        <span className="min-w-0 self-center text-xs break-words text-muted">{readInWords(item)}</span>
      )}
    </p>
  )
}

interface ActProps extends ComponentProps<typeof Button> {
  does: string
  to: string
}

/** A small button whose accessible name includes its item; its children are the icon. */
function Act({ does, to, children, ...props }: ActProps) {
  return (
    <Button variant="muted" size="xs" aria-label={`${does}: ${to}`} {...props}>
      {children}
      {does}
    </Button>
  )
}
