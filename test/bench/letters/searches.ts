import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { CaseAssignment } from '#infra/cli/check-letters/case-file.ts'
import type { LetterLanguageChoice } from '#shared/catalog/letters.ts'
import { PEOPLE } from '../resumes/people/people.ts'
import { show } from '../resumes/shown.ts'
import { TEXT } from '../resumes/templates/text/text.ts'

/** A job seeker: the resume as text, and the search. */
export interface Seeker {
  readonly id: string
  readonly resume: string
  readonly sender: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly jobTitle: string
  readonly country: string
  readonly city: string
  readonly language: LetterLanguageChoice
}

type Wanted = readonly [id: string, country: string, city: string]

/** The people of the labelled letters, each of whom has two postings there. */
export const assignments = z
  .record(z.string(), CaseAssignment)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'assignments.json'), 'utf8')))

const OF_ASSIGNMENTS: readonly Wanted[] = [
  ['oks1', 'gb', 'Leeds'],
  ['mat1', 'us', 'Portland'],
  ['fre1', 'gb', 'Bristol'],
  ['dwa1', 'us', 'Columbus'],
  ['ils1', 'nl', 'Amsterdam'],
  ['cal1', 'ie', 'Galway'],
  ['pri1', 'au', 'Melbourne'],
  ['luc1', 'ca', 'Montreal'],
  ['han1', 'at', 'Vienna'],
  ['tha1', 'gb', 'Cardiff'],
  ['joa1', 'pt', 'Porto'],
  ['mar1', 'us', 'Milwaukee'],
  ['aro1', 'nz', 'Wellington'],
  ['far1', 'sg', 'Singapore'],
]

/**
 * Searches of the generated resumes. Postings of the emulated market are in English; a seeker who writes in
 * another language names it.
 */
const OF_PEOPLE: readonly (readonly [...Wanted, jobTitle: string, language: LetterLanguageChoice])[] = [
  ['charge-nurse', 'us', 'Oakland', 'Charge Nurse', 'posting'],
  ['backend-engineer', 'gb', 'London', 'Backend Engineer', 'posting'],
  ['marketing-graduate', 'us', 'Seattle', 'Marketing Assistant', 'posting'],
  ['hr-partner', 'ie', 'Dublin', 'HR Business Partner', 'posting'],
  ['maschinenbau', 'de', 'Stuttgart', 'Mechanical Engineer', 'de'],
  ['jefe-de-ventas', 'es', 'Bilbao', 'Sales Manager', 'es'],
]

function seekerOfAssignment([id, country, city]: Wanted): Seeker {
  const given = assignments[id]
  if (given === undefined) throw new Error(`There is no assignment ${id}.`)
  return {
    id,
    resume: given.resume,
    sender: given.sender,
    jobTitle: given.jobTitle,
    country,
    city,
    language: 'posting',
  }
}

async function seekerOfPerson(
  id: string,
  country: string,
  city: string,
  jobTitle: string,
  language: LetterLanguageChoice,
  at: number,
): Promise<Seeker> {
  const [person, template] = [PEOPLE.get(id), TEXT[at % TEXT.length]]
  if (person === undefined || template === undefined) throw new Error(`There is no person ${id}.`)
  const [firstName = '', ...last] = person.name.split(' ')
  const resume = new TextDecoder().decode(await template.write(show(person, template)))
  return {
    id,
    resume,
    sender: { firstName, lastName: last.join(' '), email: person.email },
    jobTitle,
    country,
    city,
    language,
  }
}

/** Twenty people in twenty professions. */
export const seekers = async (): Promise<readonly Seeker[]> => [
  ...OF_ASSIGNMENTS.map(seekerOfAssignment),
  ...(await Promise.all(
    OF_PEOPLE.map(([id, country, city, title, language], at) =>
      seekerOfPerson(id, country, city, title, language, at),
    ),
  )),
]
