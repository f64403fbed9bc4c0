import type { HeldBack } from '#shared/models/outreach/held-back.ts'

const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** Why a text was held back: what was wrong, which words, and what their writer can do. */
export function HeldBackReasons({ reasons }: { reasons: readonly HeldBack[] }) {
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
