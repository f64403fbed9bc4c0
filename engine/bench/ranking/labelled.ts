import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { saysRemote } from '../../places/work-mode.ts'
import type { Posting, Search } from '../../values/posting.ts'
import type { ResumeFacts } from '../../values/resume-facts.ts'
import { factsOfLines } from '../../test/matching/facts-of-lines.ts'
import { detectByFunctionWords } from '../../language/detect-language.ts'
import { COUNTRIES } from '../../values/countries.ts'

const DAY = 86_400_000

const FOLDER = path.join(import.meta.dirname, 'searches')

/** The date of the ranking. */
export const TODAY = new Date('2026-11-22T09:00:00.000Z')

/**
 * 3: the job that is searched for. 2: the same job with a drawback (another level, a special field). 1: a
 * similar job. 0: another job, an unwanted training, another place.
 */
export type Grade = 0 | 1 | 2 | 3

export interface LabelledSearch {
  readonly id: string
  /** Rules are tuned only on `dev`; `held` is only measured. */
  readonly split: string
  readonly search: Search
  readonly facts: ResumeFacts
  readonly postings: readonly Posting[]
  readonly grades: ReadonlyMap<string, Grade>
}

const GRADES: readonly Grade[] = [0, 1, 2, 3]

function gradeOf(text: string): Grade {
  const grade = GRADES.find((each) => String(each) === text)
  if (grade === undefined) throw new Error(`"${text}" is no grade`)
  return grade
}

function searchOf(line: string) {
  const [id = '', split = '', jobTitle = '', code = '', city = ''] = line
    .replace(/^search:\s*/u, '')
    .split(' · ')
  const country = COUNTRIES.find((each) => each.code === code)?.name
  if (country === undefined) throw new Error(`${id}: no country ${code}`)
  const [catalogued = '', local = catalogued] = city.split('/')
  return {
    id,
    split,
    here: `${local}, ${country}`,
    search: {
      jobTitle,
      country,
      countryCode: code,
      city: catalogued,
      maxAgeDays: 14,
      writeToAgencies: true,
    } satisfies Search,
  }
}

function postingOf(line: string, id: string, here: string): { posting: Posting; grade: Grade } {
  const [grade = '', title = '', company = '', place = '', days = '', ...text] = line.split(' | ')
  const location = place === '=' ? here : place
  return {
    grade: gradeOf(grade),
    posting: {
      id,
      source: 'labelled',
      title,
      company,
      companyDomain: null,
      location,
      remote: saysRemote(location) || saysRemote(title),
      description: text.join(' | '),
      url: 'https://jobs.example/',
      applyUrl: null,
      postedAt: new Date(TODAY.getTime() - Number(days) * DAY),
      attribution: null,
    },
  }
}

/** One search: its line, resume lines, then one line per posting, separated by blank lines. */
function readSearch(block: string): LabelledSearch {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  const { here, ...head } = searchOf(lines[0] ?? '')
  const resume = lines.flatMap((line) => (line.startsWith('resume: ') ? [line.slice('resume: '.length)] : []))
  const read = lines
    .filter((line) => /^\d \| /u.test(line))
    .map((line, at) => postingOf(line, `${head.id}:${at}`, here))
  return {
    ...head,
    facts: factsOfLines({ now: resume, language: detectByFunctionWords(resume.join('. ')) }),
    postings: read.map(({ posting }) => posting),
    grades: new Map(read.map(({ posting, grade }) => [posting.id, grade])),
  }
}

/** All labelled searches of the project, and those of a file in the same format, if given. */
export const labelledSearches = (file?: string): readonly LabelledSearch[] =>
  (file === undefined
    ? readdirSync(FOLDER)
        .toSorted()
        .map((name) => path.join(FOLDER, name))
    : [file]
  ).flatMap((name) =>
    readFileSync(name, 'utf8')
      .split(/\n\s*\n(?=search: )/u)
      .filter((block) => block.includes('search: '))
      .map(readSearch),
  )
