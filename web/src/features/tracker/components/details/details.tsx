import { rankingWords } from '#engine/values/reasons/ranking.ts'
import { useQuery } from '@tanstack/react-query'
import type { OutreachDetails, LetterVersion } from '#shared/models/outreach/outreach.ts'
import { Letter } from '#web/components/ui/letter/letter.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { gmailIntegrationQuery } from '#web/queries/get-gmail-integration.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { signedBy } from '#web/features/tracker/inbox-lines.ts'
import { basisOf } from '#web/features/tracker/status-display.ts'
import { CheckResult } from './check-result.tsx'
import { ChooseLines } from './choose-lines.tsx'
import { EditableLetter } from './editable-letter.tsx'
import { FollowUpPanel } from './follow-up-panel.tsx'
import { HeldBack } from './held-back.tsx'
import { InboxPreview } from './inbox-preview.tsx'
import { MarkButtons } from './stages/mark-buttons.tsx'
import { NextStepPanel } from './stages/next-step.tsx'
import { NeverWriteAgain } from './never-write-again.tsx'
import { PostingFacts, WhyPerson } from './person-and-posting.tsx'
import { RevisionButtons } from './revision-buttons.tsx'
import { Section } from '#web/components/ui/section.tsx'
import { useExtras } from './use-extras.tsx'
import { StatusBadge } from '#web/features/tracker/components/status-badge.tsx'
import { REVISION_KINDS } from '#engine/values/letter-tones.ts'
import { showDate, showDateTime } from '#web/lib/time.ts'
import type { RankingPart, RankingReason } from '#engine/values/reasons/ranking.ts'

interface DetailsProps {
  details: OutreachDetails
  /** Opens another email. */
  onOpen: (id: string) => void
}

export function Details({ details, onOpen }: DetailsProps) {
  const { entry, findings, score, writer } = details
  const from = useSender()
  const basis = basisOf(entry)
  const failed = entry.emailStatus === 'failed'
  const { menu, extra } = useExtras(details)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <StatusBadge status={entry.emailStatus} />
        {!failed && <p className="min-w-0 grow basis-64">{basis}</p>}
      </div>
      {details.heldBack.length > 0 && <HeldBack reasons={details.heldBack} basis={basis} />}
      {failed && details.heldBack.length === 0 && (
        <Notice tone="bad" title="No draft was saved and nothing was sent">
          {entry.failure ?? 'It doesn’t count against your emails.'}
        </Notice>
      )}
      {details.noReplyYet && details.followUp.state === 'none' && (
        <Notice tone="info" title="No reply yet">
          You sent this a while ago. One short, friendly follow-up in the same thread is welcome to most
          people; a second one rarely is. If an answer came, mark it as replied; if you are done with it, mark
          it as discarded.
        </Notice>
      )}
      {entry.emailBody !== null && (
        <>
          {failed ? (
            <>
              <h3 className="text-lg">The text that was held back</h3>
              <Letter
                from={from}
                to={`${entry.contactPersonName} <${entry.contactPersonEmail}>`}
                subject={entry.emailSubject ?? '(no subject)'}
                body={entry.emailBody}
                sentences={details.sentences}
              />
            </>
          ) : (
            <EditableLetter
              key={entry.id}
              details={details}
              from={from}
              subject={entry.emailSubject ?? ''}
              body={entry.emailBody}
              menu={menu}
            />
          )}
          {!failed && (
            <InboxPreview
              from={signedBy(entry.emailBody) ?? from}
              subject={entry.emailSubject ?? '(no subject)'}
              body={entry.emailBody}
            />
          )}
          {extra('rewrite', <RevisionButtons entry={entry} revision={details.revision} />)}
          {extra('lines', <ChooseLines entry={entry} revision={details.revision} />)}
          {extra('mark', <MarkButtons entry={entry} stages={details.stages} />)}
          {extra('step', <NextStepPanel entry={entry} nextStep={details.nextStep} />)}
          <FollowUpPanel entry={entry} followUp={details.followUp} onOpen={onOpen} />
          <EarlierVersions versions={details.versions} />
        </>
      )}
      <WhyPosting reasons={details.reasons} />
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <WhyPerson {...details} />
        <PostingFacts {...details} />
      </div>
      {details.writtenFrom !== null && (
        <Section
          title="Written from"
          hint={`${details.writtenFrom.fileName}, the resume you uploaded on ${showDate(details.writtenFrom.uploadedAt)}.`}
        />
      )}
      {extra('never', <NeverWriteAgain entry={entry} />)}
      {details.countryRule !== null && (
        <Section
          title="Our rule for this country"
          hint={`${details.countryRule.reason} This is our own rule, not legal advice.`}
        />
      )}
      {score !== null && writer !== 'owner' && (
        <CheckResult score={score} findings={findings} body={entry.emailBody ?? ''} writer={writer} />
      )}
    </div>
  )
}

/**
 * The address of the mailbox with the draft, or of the account while no mailbox is connected. The name under
 * the letter is the one it was written with; the account may have another by now.
 */
function useSender(): string {
  const { data: user } = useQuery(userQuery)
  const { data: mailbox } = useQuery(gmailIntegrationQuery)
  return mailbox?.email ?? user?.email ?? 'You'
}

/** Replaced versions of a letter, newest first, to read again or to copy from. */
function EarlierVersions({ versions }: { versions: readonly LetterVersion[] }) {
  if (versions.length === 0) return null
  return (
    <Section title="Earlier versions">
      <ol className="mt-3 divide-y divide-line border-y border-line text-sm">
        {versions.map((version) => (
          <li key={version.at}>
            <details>
              <summary className="min-h-11 cursor-pointer py-3">
                <span className="font-medium">
                  {version.wish === null ? 'First version' : REVISION_KINDS[version.wish]}
                </span>
                <span className="text-muted">
                  {' '}
                  · {showDateTime(version.at)} · Score {version.score}
                </span>
              </summary>
              <div className="measure pb-5">
                <p className="font-medium break-words">{version.subject}</p>
                <p className="mt-3 font-letter leading-relaxed break-words whitespace-pre-line">
                  {version.body}
                </p>
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const NAMES: Readonly<Record<RankingPart, string>> = {
  title: 'Title',
  facts: 'Your resume',
  place: 'Place',
  age: 'Age',
  company: 'Company',
}

/** From this value on a reason speaks for the posting; below HARDLY it hardly does. */
const FOR = 0.6
const HARDLY = 0.4

function verdictOf(value: number): string {
  if (value >= FOR) return 'Strong match'
  if (value >= HARDLY) return 'Neutral'
  return value > 0 ? 'A weak point' : 'A point against it'
}

/**
 * Why this posting was chosen, in the words of the ranking. Renders nothing for a posting that was not
 * ranked.
 */
function WhyPosting({ reasons }: { reasons: readonly RankingReason[] }) {
  if (reasons.length === 0) return null
  return (
    <Section title="Why this posting">
      <dl className="mt-3 divide-y divide-line border-y border-line text-sm">
        {reasons.map(({ part, value, why }) => (
          <div key={part} className="flex flex-wrap gap-x-4 gap-y-1 py-3">
            <dt className="w-24 shrink-0 text-muted">{NAMES[part]}</dt>
            <dd className="min-w-0 grow basis-64 wrap-anywhere">
              {rankingWords(why)} <span className="text-muted">{verdictOf(value)}.</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
