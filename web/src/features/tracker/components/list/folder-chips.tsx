import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router-dom'
import type { EmailFolder } from '#shared/models/outreach/folders.ts'
import { useFolders } from '#web/features/tracker/api/list-email-outreach.ts'
import { countWords, FOLDERS, shownFolders } from '#web/features/tracker/folders.ts'
import { writeListView } from '#web/features/tracker/list-view.ts'
import { useListView } from '#web/features/tracker/use-list-view.ts'

/** What needs the user, as links with counts: each narrows the list to its folder. */
export function FolderChips() {
  const [query] = useSearchParams()
  const { view } = useListView()
  const { data: counts } = useFolders()
  const search = (folder: EmailFolder | undefined) =>
    `?${writeListView(query, { ...view, folder, page: 1 }).toString()}`
  return (
    <nav aria-label="Folders" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0 print:hidden">
      <ul className="flex w-max gap-1.5 sm:w-auto sm:flex-wrap">
        <li>
          <Chip to={search(undefined)} isOpen={view.folder === undefined}>
            All
          </Chip>
        </li>
        {shownFolders(counts, view.folder).map((folder) => (
          <li key={folder}>
            <Chip to={search(folder)} isOpen={view.folder === folder}>
              {FOLDERS[folder].label}
              <Count count={counts?.[folder]} />
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ChipProps {
  to: string
  isOpen: boolean
  children: React.ReactNode
}

const Chip = ({ to, isOpen, children }: ChipProps) => (
  <Link
    to={to}
    aria-current={isOpen ? 'page' : undefined}
    className={clsx(
      'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-2.5 text-sm whitespace-nowrap',
      'transition-colors duration-150 hover:bg-wash',
      'aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium',
      'aria-[current=page]:text-brand',
    )}
  >
    {children}
  </Link>
)

/** As wide while it is loading as a number of two digits. */
const Count = ({ count }: { count: number | undefined }) => (
  <span className={clsx('min-w-4 text-right text-xs tabular', count === 0 ? 'text-muted' : 'font-semibold')}>
    {count === undefined ? '' : countWords(count)}
  </span>
)
