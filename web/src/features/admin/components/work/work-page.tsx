import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router-dom'
import { WorkListId } from '#shared/models/admin/work.ts'
import { adminPage } from '#web/components/admin/admin-gate.tsx'
import { PageHeading } from '#web/components/ui/page-heading.tsx'
import { useTitle } from '#web/lib/page/use-title.ts'
import { paths } from '#web/lib/paths.ts'
import { TicketList } from './ticket-list.tsx'
import { WorkList } from './work-list.tsx'
import { LISTS } from './work-texts.ts'

const PLACES = [
  { id: 'tickets', name: 'Tickets' },
  ...WorkListId.options.map((id) => ({ id, name: LISTS[id].title })),
] as const

export default adminPage('Work', Lists)

/** Lists of what waits for staff; the address names the open one. */
function Lists() {
  const [query] = useSearchParams()
  const list = WorkListId.safeParse(query.get('list')).data ?? 'tickets'
  useTitle(`${PLACES.find(({ id }) => id === list)?.name ?? 'Work'}, admin`)
  return (
    <>
      <PageHeading title="Work">What waits for somebody here.</PageHeading>
      <nav aria-label="Lists" className="mb-6">
        <ul className="flex flex-wrap gap-1 border-b border-line pb-2">
          {PLACES.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={id === 'tickets' ? paths.adminWork : `${paths.adminWork}?list=${id}`}
                aria-current={id === list ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-9 items-center rounded-md px-3 py-1.5 text-sm',
                  id === list ? 'bg-brand-soft font-medium text-brand' : 'text-muted hover:bg-wash',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {list === 'tickets' ? <TicketList /> : <WorkList key={list} list={list} />}
    </>
  )
}
