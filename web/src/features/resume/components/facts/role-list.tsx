import { TextLink } from '#web/components/ui/links.tsx'
import type { FactItem } from '#shared/models/resume-facts.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { isUnresolved } from '#web/lib/reviewed-facts.ts'
import type { RoleGroup } from '#web/features/resume/fact-groups.ts'
import { factWords, ROLE_KIND_NAMES } from '#web/features/resume/fact-words.ts'
import { isWorthSeeing } from '#web/features/resume/review-changes.ts'
import { FactRow } from './fact-row.tsx'
import { ASKED_HEADING } from './asked-list.tsx'
import { FoldedList } from './folded-list.tsx'
import { useReviewing } from './reviewing.ts'
import { ResumeQuote } from '#web/features/resume/components/resume-quote.tsx'

const FIRST = 4

interface RoleListProps {
  roles: readonly RoleGroup[]
  asked: ReadonlySet<string>
}

/** Roles with their lines, beside the part of the resume that they were read from. */
export function RoleList({ roles, asked }: RoleListProps) {
  const { resumeId } = useReviewing()
  return (
    <ul className="divide-y divide-line">
      {roles.map(({ role, lines }) => (
        <li key={role.id} className="py-3">
          <RoleHead role={role} isAsked={asked.has(role.id)} />
          {role.hidden && lines.length > 0 && (
            <p className="text-xs text-muted">Its lines aren’t used either.</p>
          )}
          {lines.length > 0 && (
            <div className="border-l border-line pl-4">
              <FoldedList
                items={lines}
                first={FIRST}
                name="lines"
                label={`Lines of ${factWords(role).title}`}
                isNotable={(line) => isWorthSeeing(line, resumeId)}
                keyOf={({ id }) => id}
              >
                {(line) => <FactRow item={line} isGone={role.hidden} />}
              </FoldedList>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A doubtful role is confirmed under “Please check”; here it is only the heading of its lines. */
function RoleHead({ role, isAsked }: { role: FactItem; isAsked: boolean }) {
  const kind =
    role.roleKind === null || role.roleKind === 'job' ? null : (
      <Badge className="mb-1">{ROLE_KIND_NAMES[role.roleKind]}</Badge>
    )
  if (!isAsked)
    return <FactRow item={role} above={kind} isHeading quote={<ResumeQuote item={role} isFolded />} />
  const { title, details } = factWords(role)
  return (
    <div className="py-3">
      {kind}
      <h3 className={role.hidden ? 'text-lg text-muted line-through' : 'text-lg'}>{title}</h3>
      {details.map((line) => (
        <p key={line} className="text-sm text-muted">
          {line}
        </p>
      ))}
      <TextLink href={`#${ASKED_HEADING}`} className="inline-block min-h-6 text-xs">
        {isUnresolved(role) ? 'We’re not sure of this: please check it above' : 'You checked this above'}
      </TextLink>
    </div>
  )
}
