import { companyWords } from '../../language/company-name.ts'
import {
  DOUBTFUL,
  type Education,
  type Fact,
  type ResumeFacts,
  type ResumeRole,
} from '../../values/resume-facts.ts'
import { lengthOf, monthOf, periodOf, type Period } from './periods.ts'
import { titleKey } from './title-key.ts'

/** A duration, and the arithmetic behind it. */
type Derived = { readonly text: string; readonly arithmetic: string }[]

interface Job {
  readonly role: ResumeRole
  readonly period: Period
}

const list = new Intl.ListFormat('en-GB')

/** Names every title in which the years were spent, as years as a junior are not those of a senior. */
const allTitles = (titles: readonly string[]): string => list.format(new Set(titles))

const sure = (fact: Fact | null): string | null =>
  fact !== null && fact.confidence >= DOUBTFUL ? fact.value : null

/** A season as the beginning of a time. */
const SEASON = /^(?:summers?|winters?|sommer|étés?|hiver|veranos?|invierno)(?!\p{L})/iu
/** Titles of work for a season. */
const SEASONAL =
  /(?<!\p{L})(?:seasonal|ferial\p{L}*|saison(?:kraft|arbeit\p{L}*|nière?)|(?:de )?temporada)(?!\p{L})/iu

/** Some weeks of several years: "Summers 2010 – 2012", which end in a year alone, or "Cook (seasonal)". */
const isSeasonal = ({ start, end, title }: ResumeRole): boolean =>
  start?.value.slice(0, 4) !== end?.value.slice(0, 4) &&
  (SEASONAL.test(title?.quote ?? '') ||
    (SEASON.test(start?.quote ?? '') && /^\d{4}$/u.test(end?.quote ?? '')))

/**
 * Durations computed from the dates of a reviewed resume, with the arithmetic: at each employer, in each
 * title, and since the latest degree. Doubtful facts and seasonal jobs are left out, current jobs count to today, and overlaps
 * count once.
 */
export function deriveFacts(facts: Pick<ResumeFacts, 'roles' | 'education'>, now: Date): Derived {
  const today = monthOf(now)
  const jobs = facts.roles.flatMap((role): readonly Job[] => {
    const [start, end] = [sure(role.start), sure(role.end)]
    const isCounted = role.kind === 'job' && !isSeasonal(role)
    const period = !isCounted || start === null || end === null ? null : periodOf(start, end, today)
    return period === null ? [] : [{ role, period }]
  })
  const employers = lengths(
    jobs,
    ({ employer }) => employer,
    (name) => companyWords(name).join(' '),
    ([first = '']) => first,
  )
  const titles = lengths(jobs, ({ title }) => title, titleKey, allTitles)
  // A title held for exactly the time at one employer would repeat that line.
  const others = titles.filter(
    ({ arithmetic }) => !employers.some((employer) => employer.arithmetic === arithmetic),
  )
  return [...employers, ...others, ...sinceDegree(facts.education, today)]
}

/** The total length of the jobs that share a name; `nameOf` gives the label for the names of one group. */
function lengths(
  jobs: readonly Job[],
  factOf: (role: ResumeRole) => Fact | null,
  keyOf: (name: string) => string,
  nameOf: (names: readonly string[]) => string,
): Derived {
  const named = jobs.flatMap(({ role, period }) => {
    const name = sure(factOf(role))
    return name === null || keyOf(name) === '' ? [] : [{ name, key: keyOf(name), period }]
  })
  return [...Map.groupBy(named, ({ key }) => key).values()].flatMap((same) => {
    const length = lengthOf(same.map(({ period }) => period))
    return length === null
      ? []
      : [{ text: `${nameOf(same.map(({ name }) => name))}: ${length.text}`, arithmetic: length.arithmetic }]
  })
}

function sinceDegree(education: readonly Education[], today: Date): Derived {
  const degrees = education.flatMap(({ degree, end }) => {
    const [name, value] = [sure(degree), sure(end)]
    const isOver = value !== 'present' && !/^\s*(?:expected|anticipated)/iu.test(end?.quote ?? '')
    const period = name === null || value === null || !isOver ? null : periodOf(value, 'present', today)
    return period === null ? [] : [{ name, period }]
  })
  const [latest] = degrees.toSorted((one, other) => other.period.start.getTime() - one.period.start.getTime())
  const length = latest && lengthOf([latest.period])
  return length ? [{ text: `Since your ${latest.name}: ${length.text}`, arithmetic: length.arithmetic }] : []
}
