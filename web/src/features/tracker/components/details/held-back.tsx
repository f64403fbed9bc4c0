import type { HeldBack as Reason } from '#shared/models/outreach/held-back.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states/notice.tsx'
import { paths } from '#web/lib/paths.ts'

const TITLES = {
  refused: 'We wrote this email more than once and held it back each time',
  nothing: 'We found nothing to say about this job',
} as const

/** Explains why there is no text, with a link to what was read of the resume. */
export function HeldBack({ reasons, basis }: { reasons: readonly Reason[]; basis: string }) {
  return (
    <Notice
      tone="bad"
      title={reasons.some(({ rule }) => rule === 'nothing_to_say') ? TITLES.nothing : TITLES.refused}
      action={
        <ButtonLink size="sm" to={paths.resume}>
          See what we read
        </ButtonLink>
      }
    >
      <p>{basis}</p>
      <HeldBackReasons reasons={reasons} />
    </Notice>
  )
}

const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** Why a text was held back: what was wrong, in which words, and what the user can do. */
export function HeldBackReasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="mt-3 space-y-3">
      {reasons.map(({ rule, words, wrong, advice }) => (
        <li key={`${rule} ${words ?? ''}`}>
          <p className="font-medium">{asSentence(wrong)}</p>
          {words !== null && <p className="mt-0.5 font-serif break-words">“{words}”</p>}
          <p className="mt-0.5">{advice}</p>
        </li>
      ))}
    </ul>
  )
}
