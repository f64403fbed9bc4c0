import { useState } from 'react'
import type { ResumeFactsView, FactItem } from '#shared/models/resume-facts.ts'
import { isUnresolved } from '#web/lib/reviewed-facts.ts'
import type { ReviewChange } from '#web/queries/use-fact-review.ts'
import { groupFacts } from '#web/features/resume/fact-groups.ts'
import { AddFact } from './add-fact.tsx'
import { AddedList } from './added-list.tsx'
import { AskedList } from './asked-list.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { ChipList } from './chip-list.tsx'
import { ConfirmAtEnd, ConfirmCard } from '#web/features/resume/components/confirm-card.tsx'
import { FactGroup } from './fact-group.tsx'
import { FoldedList } from './folded-list.tsx'
import { ReviewingContext, useReviewing } from './reviewing.ts'
import { RoleList } from './role-list.tsx'
import { SignerChoice } from '#web/features/resume/components/signer-choice.tsx'
import { isWorthSeeing } from '#web/features/resume/review-changes.ts'
import { FactRow } from './fact-row.tsx'
import { ResumeQuote, saysMore } from '#web/features/resume/components/resume-quote.tsx'

interface FactsReviewProps {
  view: ResumeFactsView
  onChange: (change: ReviewChange) => void
}

const DERIVED_HINT = 'Worked out from the dates above. If a duration is wrong, correct its dates.'
const LINES_HINT = 'The lines under each job are word for word as on your resume.'
const CHIPS_HINT = 'Choose one to correct it, or to keep it out of your letters.'

/** Everything that was read, doubtful items first. Give it another key for another resume. */
export function FactsReview({ view, onChange }: FactsReviewProps) {
  const { items, review, signer, derived, resumeId } = view
  const [doubtedAtFirst] = useState(() => new Set(items.filter(isUnresolved).map(({ id }) => id)))
  // The state when the page was opened; later changes are not news.
  const [changes] = useState(view.confirmedAt === null ? view.changes : null)
  const askedItems = items.filter((item) => doubtedAtFirst.has(item.id) || isUnresolved(item))
  const asked = new Set(askedItems.map(({ id }) => id))
  const groups = groupFacts(items, asked)
  const roles = items.filter(({ kind }) => kind === 'role')
  return (
    <ReviewingContext value={{ resumeId, review, onChange }}>
      <div className="animate-enter space-y-10">
        <ConfirmCard view={view} />
        <ChangesNotice changes={changes} />
        <AskedList asked={askedItems} items={items} />
        {(groups.person.length > 0 || signer.differ) && (
          <FactGroup title="You">
            <FactList items={groups.person} name="lines" />
            <SignerChoice signer={signer} />
          </FactGroup>
        )}
        {groups.jobs.length > 0 && (
          <FactGroup title="Jobs" hint={LINES_HINT}>
            <RoleList roles={groups.jobs} asked={asked} />
          </FactGroup>
        )}
        {groups.otherRoles.length > 0 && (
          <FactGroup title="Volunteering, rotations and projects">
            <RoleList roles={groups.otherRoles} asked={asked} />
          </FactGroup>
        )}
        {[
          { title: 'Summary, awards and other lines', items: groups.lines, name: 'lines' },
          { title: 'Education', items: groups.education, name: 'schools' },
          { title: 'Certificates and licenses', items: groups.certificates, name: 'certificates' },
        ].map(
          ({ title, ...list }) =>
            list.items.length > 0 && (
              <FactGroup key={title} title={title}>
                <FactList {...list} />
              </FactGroup>
            ),
        )}
        {[
          { label: 'Skills', items: groups.skills },
          { label: 'Languages', items: groups.languages },
        ].map(
          (list) =>
            list.items.length > 0 && (
              <FactGroup key={list.label} title={list.label} hint={CHIPS_HINT}>
                <ChipList {...list} />
              </FactGroup>
            ),
        )}
        {derived.length > 0 && (
          <FactGroup title="Computed from your dates" hint={DERIVED_HINT}>
            <FoldedList
              items={derived}
              first={2}
              name="durations"
              keyOf={({ text, arithmetic }) => `${text} ${arithmetic}`}
              className="divide-y divide-line"
              itemClassName="py-2.5 text-sm break-words"
            >
              {({ text, arithmetic }) => (
                <>
                  {text}
                  <span className="block text-xs text-muted tabular">{arithmetic}</span>
                </>
              )}
            </FoldedList>
          </FactGroup>
        )}
        <FactGroup
          title="Added by you"
          hint="Something true about you that isn’t on your resume. Your letters can use it."
        >
          <AddedList roles={roles} />
          <AddFact roles={roles} />
        </FactGroup>
        <ConfirmAtEnd isConfirmed={view.confirmedAt !== null} />
      </div>
    </ReviewingContext>
  )
}

/** Says which of the user's corrections still apply to a new resume. */
function ChangesNotice({ changes }: Pick<ResumeFactsView, 'changes'>) {
  if (changes === null || (changes.kept === 0 && changes.dropped.length === 0)) return null
  const { kept, dropped } = changes
  return (
    <Notice
      tone="info"
      title={
        kept === 0
          ? 'This is a new resume.'
          : kept === 1
            ? '1 of your corrections still applies.'
            : `${kept} of your corrections still apply.`
      }
    >
      {dropped.length > 0 && (
        <>
          <p>Your corrections to these no longer apply, because they aren’t in your new resume:</p>
          <ul className="mt-1 list-disc pl-5">
            {dropped.map((text) => (
              <li key={text} className="break-words">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}

const FIRST = 5

interface FactListProps {
  items: readonly FactItem[]
  /** What the items are, for “Show 3 more lines”. */
  name: string
}

/** A list of items, each beside the place on the resume that it was read from. */
function FactList({ items, name }: FactListProps) {
  const { resumeId } = useReviewing()
  return (
    <FoldedList
      items={items}
      first={FIRST}
      name={name}
      isNotable={(item) => isWorthSeeing(item, resumeId)}
      keyOf={({ id }) => id}
      className="divide-y divide-line"
    >
      {(item) => <FactRow item={item} quote={saysMore(item) && <ResumeQuote item={item} isFolded />} />}
    </FoldedList>
  )
}
