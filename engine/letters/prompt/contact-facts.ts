import type { Contact } from '../../values/posting.ts'
import type { Assignment } from '../model.ts'
import { oneLine } from '../../language-model/clean-data.ts'
import type { FactLine } from './fact-line.ts'

/** What a reader has to do with the job, by words of their title; the first match counts. */
const RELATIONS: readonly (readonly [titles: RegExp, relation: string])[] = [
  [
    /\b(?:recruit|talent|people|human resources|hr|hiring|personal|ressources humaines|recursos humanos)/iu,
    'works in hiring: screens letters for many jobs and may not do this work themselves',
  ],
  [
    /\b(?:founder|co-?founder|owner|ceo|chief executive|managing director|(?<!vice[- ])president(?! assistant)|gründer|inhaber|geschäftsführ|fondat|gérant|fundador|director general|directeur général)/iu,
    'runs the company or founded it',
  ],
  [
    /\b(?:chief|c[tfom]o|cio|vp|vice president|head|director|lead|manager|supervisor|leiter|leitung|directeur|directrice|responsable|chef|jef[ea]|direct[oa])/iu,
    'heads an area; whether the job is in it the record does not say',
  ],
]

const relationOf = ({ title }: Pick<Contact, 'title'>): string =>
  RELATIONS.find(([titles]) => title !== null && titles.test(title))?.[1] ??
  'the record does not say how they stand to the job'

/** What is known about the reader. */
export function contactFacts({ contact }: Pick<Assignment, 'contact'>): readonly FactLine[] {
  const { title, company, sourceUri, seenAt } = contact
  const name = oneLine(`${contact.firstName} ${contact.lastName}`)
  const position = title === null ? '' : `, ${oneLine(title)}`
  const source = seenAt === null ? '' : ` (public record, seen ${seenAt})`
  return [
    {
      id: 'C1',
      text: `reader: ${name}${position}, ${oneLine(company)}${source}`,
      sources: [{ kind: 'contact', uri: sourceUri, seenAt, quote: title ?? name }],
    },
    { id: null, text: `how they stand to the job: ${relationOf(contact)}`, sources: [] },
    { id: null, text: `why they were chosen: ${oneLine(contact.reason)}`, sources: [] },
  ]
}
