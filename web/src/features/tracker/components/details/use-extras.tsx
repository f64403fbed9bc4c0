import { clsx } from 'clsx'
import { Ban, CalendarPlus, ListChecks, type LucideIcon, RefreshCw, Tag } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { OutreachDetails } from '#shared/models/outreach/outreach.ts'
import { isMarkable, isOpenDraft } from '#web/features/tracker/marking.ts'

const EXTRAS = {
  rewrite: { label: 'Have it rewritten', icon: RefreshCw },
  lines: { label: 'Choose your lines', icon: ListChecks },
  mark: { label: 'What happened?', icon: Tag },
  step: { label: 'Plan a next step', icon: CalendarPlus },
  never: { label: 'Never write again', icon: Ban },
} as const
type ExtraName = keyof typeof EXTRAS

/** A section that the menu of a letter opens on a phone. */
export interface ExtraChoice {
  readonly label: string
  readonly icon: LucideIcon
  readonly onChoose: () => void
}

/** What can be done with an email besides its main action: on a phone each section waits behind “More”. */
export function useExtras({ entry, revision, nextStep }: OutreachDetails) {
  const [chosen, setChosen] = useState<ExtraName | null>(null)
  const id = useId()
  const hasMenu = entry.emailBody !== null && entry.emailStatus !== 'failed'
  const choices: Readonly<Record<ExtraName, boolean>> = {
    rewrite: isOpenDraft(entry),
    lines: isOpenDraft(entry) && revision.leftToday > 0,
    mark: isMarkable(entry),
    step: isMarkable(entry),
    never: true,
  }
  /** What is going on, or planned, is seen without the menu. */
  const open: Partial<Record<ExtraName, boolean>> = {
    rewrite: revision.underWay !== null || revision.failure !== null,
    step: nextStep !== null,
  }
  const names: readonly ExtraName[] = ['rewrite', 'lines', 'mark', 'step', 'never']
  const menu: readonly ExtraChoice[] = names
    .filter((name) => choices[name])
    .map((name) => ({
      ...EXTRAS[name],
      onChoose: () => {
        flushSync(() => setChosen(name))
        const section = document.getElementById(`${id}${name}`)
        section?.focus({ preventScroll: true })
        section?.scrollIntoView({ block: 'center' })
      },
    }))
  const extra = (name: ExtraName, section: ReactNode) => (
    <div
      id={`${id}${name}`}
      tabIndex={-1}
      className={clsx(
        'space-y-6 outline-none empty:hidden',
        hasMenu && chosen !== name && open[name] !== true && 'max-sm:hidden',
      )}
    >
      {section}
    </div>
  )
  return { menu, extra }
}
