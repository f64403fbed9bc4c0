import type { RankingPart, RankingReason } from '#shared/models/outreach/ranking.ts'
import { Section } from './section.tsx'

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
  if (value >= FOR) return 'A strong point'
  if (value >= HARDLY) return 'Neutral'
  return value > 0 ? 'A weak point' : 'A point against it'
}

/**
 * Why this posting was chosen, in the words of the ranking. Renders nothing for a posting that was not
 * ranked.
 */
export function WhyPosting({ reasons }: { reasons: readonly RankingReason[] }) {
  if (reasons.length === 0) return null
  return (
    <Section title="Why this posting">
      <dl className="mt-3 divide-y divide-line border-y border-line text-sm">
        {reasons.map(({ part, value, words }) => (
          <div key={part} className="flex flex-wrap gap-x-4 gap-y-1 py-3">
            <dt className="w-24 shrink-0 text-muted">{NAMES[part]}</dt>
            <dd className="min-w-0 grow basis-64 wrap-anywhere">
              {words} <span className="text-muted">{verdictOf(value)}.</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
