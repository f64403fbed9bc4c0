import type { OutreachEmail } from '#functions/outreach/model.ts'
import type { Posting } from '#engine/values/posting.ts'
import { readPosting } from '#engine/postings'
import { SKIP_WORDS } from '#shared/catalog/skip-reasons.ts'
import { postingOf, type Place } from './given/plan-given.ts'
import type { GivenPosting } from './given/postings-file.ts'
import type { ReportedPosting } from './report.ts'

function asked(posting: Posting): Pick<ReportedPosting, 'title' | 'company' | 'needs' | 'cutAt'> {
  const { facts, cutAt } = readPosting(posting)
  const needs = facts.flatMap(({ id, kind, text, weight }) =>
    kind === 'need' || kind === 'goal' || kind === 'duty'
      ? [{ id, kind, text, weight: Math.round(weight * 100) / 100 }]
      : [],
  )
  return {
    title: posting.title,
    company: posting.company,
    needs: needs.toSorted((a, b) => b.weight - a.weight),
    cutAt,
  }
}

/** An entry of the run, with its file or the reason why it has none. */
export function postingReport(
  { posting, letter }: OutreachEmail,
  place: number,
  end: { readonly file: string } | { readonly reason: string },
): ReportedPosting {
  const sources = (letter?.letter.paragraphs ?? []).flat().flatMap((sentence) => sentence.sources)
  const quotes = [
    ...new Set(
      sources.flatMap((source) => (source.kind === 'posting' ? [source.quote.replaceAll(/\s+/gu, ' ')] : [])),
    ),
  ]
  // Sentences also quote the title and the company's name, which are no requirements.
  const { facts } = readPosting(posting)
  const answered = quotes.filter(
    (quote) =>
      !posting.title.includes(quote) &&
      facts.some(({ text }) => text.includes(quote) || quote.includes(text)),
  )
  return {
    place: given(posting) ?? place,
    ...asked(posting),
    answered,
    file: 'file' in end ? end.file : null,
    reason: 'reason' in end ? end.reason : null,
  }
}

const given = ({ id }: Posting): number | null =>
  id.startsWith('given:') ? Number(id.slice('given:'.length)) : null

/** The given postings without a contact, or that ask not to be contacted. */
export const leftOut = (
  postings: readonly GivenPosting[],
  places: readonly Place[],
): readonly ReportedPosting[] =>
  places.flatMap((place, index) => {
    const posting = postings[index]
    return posting === undefined || 'emailId' in place
      ? []
      : [
          {
            place: index,
            ...asked(postingOf(posting, index)),
            answered: [],
            file: null,
            reason: `Left out: ${SKIP_WORDS[place.skip]}.`,
          },
        ]
  })
