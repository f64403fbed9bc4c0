import type { FactItem } from '#shared/models/resume-facts.ts'
import { Badge } from '../../../components/ui/badge.tsx'
import { isOpenDoubt } from '../../../lib/reviewed-facts.ts'
import type { RoleGroup } from '../fact-groups.ts'
import { factWords, ROLE_KIND_NAMES } from '../fact-words.ts'
import { FactRow, type Reviewing } from './fact-row.tsx'
import { ASKED_HEADING } from './asked-list.tsx'
import { ResumeQuote } from './resume-quote.tsx'

interface RoleListProps extends Reviewing {
  roles: readonly RoleGroup[]
  asked: ReadonlySet<string>
}

/** Roles with their lines, beside the part of the resume that tells of them. */
export function RoleList({ roles, asked, ...reviewing }: RoleListProps) {
  return (
    <ul className="divide-y divide-line">
      {roles.map(({ role, lines }) => (
        <li key={role.id} className="grid gap-x-8 gap-y-3 py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,19rem)]">
          <RoleHead role={role} isAsked={asked.has(role.id)} {...reviewing} />
          <ResumeQuote items={[role]} className="lg:col-start-2 lg:row-span-2 lg:row-start-1" />
          <div className="min-w-0">
            {role.hidden && lines.length > 0 && <p className="text-xs text-muted">Its lines are not used either.</p>}
            {lines.length > 0 && (
              <ul aria-label={`Lines of ${factWords(role).title}`} className="border-l border-line pl-4">
                {lines.map((line) => (
                  <li key={line.id}>
                    <FactRow {...reviewing} item={line} isGone={role.hidden} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A role that is asked about is answered there: here it only stands above its lines. */
function RoleHead({ role, isAsked, ...reviewing }: Reviewing & { role: FactItem; isAsked: boolean }) {
  const kind = role.roleKind === null || role.roleKind === 'job' ? null : <Badge className="mb-1">{ROLE_KIND_NAMES[role.roleKind]}</Badge>
  if (!isAsked) return <FactRow {...reviewing} item={role} above={kind} isHeading />
  const { title, details } = factWords(role)
  return (
    <div className="py-3">
      {kind}
      <h3 className={role.hidden ? 'text-lg text-muted line-through' : 'text-lg'}>{title}</h3>
      <p className="text-sm text-muted">{details.join(', ')}</p>
      <a href={`#${ASKED_HEADING}`} className="inline-block min-h-6 text-xs text-brand underline underline-offset-4">
        {isOpenDoubt(role) ? 'We are not sure of this: please check it above' : 'You checked this above'}
      </a>
    </div>
  )
}
