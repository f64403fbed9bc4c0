import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditRecord } from '#shared/models/admin/operation.ts'
import { ERRORS } from '#shared/catalog/error-codes.ts'
import { Day } from '#shared/models/wire-types.ts'
import { ROLE_LABELS } from '#web/components/admin/texts.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { EmailAddress } from '#web/components/ui/email-address.tsx'
import { Field } from '#web/components/ui/forms/field.tsx'
import { Input, Select } from '#web/components/ui/forms/input.tsx'
import { adminReadOptions, useAdminEmail } from '#web/lib/admin/admin-read-options.ts'
import { listAudit } from '#shared/contracts/admin/admins.ts'
import { isCommandLine } from '#web/features/admin/accounts.ts'
import { useCursorPages } from '#web/features/admin/use-cursor-pages.ts'
import type { Column } from '#web/components/admin/data-table.tsx'
import { PagedList } from '#web/features/admin/components/lists/paged-list.tsx'

const today = () => new Date().toISOString().slice(0, 10)
/** In UTC like the day: in another zone an action could seem to belong to the day before or after. */
const timeOf = (instant: string): string => instant.slice(11, 19)

/** Shortens the id of a deleted account to its kind and its last characters. */
const shortened = (id: string): string =>
  id.replace(/^(usr|adm)_\w+(\w{6})$/, (_, kind, end) => `${kind === 'usr' ? 'User' : 'Admin'} …${end}`)

/** The id of an endpoint in words: `setUserStatus` as “Set user status”. */
function actInWords(act: string): string {
  const words = act.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const columnsOf = (nameOf: (id: string) => string): readonly Column<AuditRecord>[] => [
  { name: 'Time (UTC)', cell: ({ at }) => timeOf(at), className: 'tabular md:whitespace-nowrap' },
  {
    name: 'Admin',
    cell: ({ adminId, role }) => (
      <>
        <EmailAddress className="block">{nameOf(adminId)}</EmailAddress>
        <span className="block text-muted">{ROLE_LABELS[role]}</span>
      </>
    ),
    className: 'md:w-1/4',
  },
  { name: 'Act', cell: ({ act }) => actInWords(act) },
  {
    name: 'About',
    cell: ({ subject }) => <EmailAddress>{subject === null ? '—' : nameOf(subject)}</EmailAddress>,
  },
  {
    name: 'Outcome',
    cell: (record) => <Outcome {...record} />,
  },
]

const messageOf = (code: string): string =>
  Object.entries(ERRORS).find(([known]) => known === code)?.[1].message ?? code

/** The outcome, with the request id where the logs have more details. */
function Outcome({ kind, outcome, code, requestId }: AuditRecord) {
  if (outcome === 'done') return <Badge tone="good">Done</Badge>
  if (outcome === 'begun' && kind === 'read') return <Badge>Viewed</Badge>
  return (
    <>
      {outcome === 'refused' ? <Badge tone="bad">Refused</Badge> : <Badge tone="warn">Never finished</Badge>}
      {code !== null && <span className="block text-muted">{messageOf(code)}</span>}
      <span className="block text-xs wrap-anywhere text-muted">Request {requestId}</span>
    </>
  )
}

const SHOWN = [
  { value: 'acts', label: 'Changes and sign-ins' },
  { value: 'all', label: 'Everything, views too' },
] as const

/** The actions of admins on a UTC day. */
export default function AuditLog() {
  const [day, setDay] = useState(today)
  const [show, setShow] = useState<'acts' | 'all'>('acts')
  const pages = useCursorPages(`${day} ${show}`)
  const emailOf = useAdminEmail()
  const list = useQuery({
    ...adminReadOptions(listAudit, { query: { day, show, cursor: pages.cursor } }),
    placeholderData: keepPreviousData,
    select: ({ records, userEmails, nextCursor }) => ({ rows: records, userEmails, nextCursor }),
  })
  const nameOf = (id: string): string =>
    isCommandLine(id) ? 'Command line' : (emailOf(id) ?? list.data?.userEmails[id] ?? shortened(id))
  return (
    <PagedList
      title="Audit log"
      description="What admins did, newest first. Each action is recorded before it starts and again when it is done or refused."
      list={list}
      pages={pages}
      columns={columnsOf(nameOf)}
      empty={{ title: 'Nothing was done on this day', text: 'Choose another day, counted in UTC.' }}
      tools={
        <>
          <Field label="Show" className="w-full sm:w-56">
            <Select
              value={show}
              onChange={({ target }) => setShow(target.value === 'all' ? 'all' : 'acts')}
              options={SHOWN}
            />
          </Field>
          <Field label="Day (UTC)">
            <Input
              type="date"
              max={today()}
              value={day}
              onChange={({ target }) => {
                // A half-typed date is ignored.
                if (Day.safeParse(target.value).success) setDay(target.value)
              }}
            />
          </Field>
        </>
      }
    />
  )
}
