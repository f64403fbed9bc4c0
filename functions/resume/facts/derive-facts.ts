import { companyWords } from '#functions/language/company-name.ts'
import type { ResumeFactsView } from '#shared/models/resume-facts.ts'
import { DOUBTFUL, type Education, type Fact, type ResumeFacts, type ResumeRole } from '../model.ts'
import { lengthOf, monthOf, periodOf, type Period } from './periods.ts'
import { titleKey } from './title-key.ts'

type Derived = ResumeFactsView['derived']

/** A job of which the time is known. */
interface Job {
  readonly role: ResumeRole
  readonly period: Period
}

const list = new Intl.ListFormat('en-GB')

/** The years as a junior are no senior's: each title is named that they were spent in. */
const allTitles = (titles: readonly string[]): string => list.format(new Set(titles))

const sure = (fact: Fact | null): string | null =>
  fact !== null && fact.confidence >= DOUBTFUL ? fact.value : null

/**
 * What follows from the dates of a resume as its owner reads it, with the arithmetic: how long at each
 * employer, how long in a title, how long since the latest degree. Only from what is sure; what goes on
 * counts to today, what overlaps counts once.
 */
export function deriveFacts(facts: Pick<ResumeFacts, 'roles' | 'education'>, now: Date): Derived {
  const today = monthOf(now)
  const jobs = facts.roles.flatMap((role): readonly Job[] => {
    const [start, end] = [sure(role.start), sure(role.end)]
    const period = role.kind !== 'job' || start === null || end === null ? null : periodOf(start, end, today)
    return period === null ? [] : [{ role, period }]
  })
  const employers = lengths(
    jobs,
    ({ employer }) => employer,
    (name) => companyWords(name).join(' '),
    ([first = '']) => first,
  )
  const titles = lengths(jobs, ({ title }) => title, titleKey, allTitles)
  // A title that was held at one employer all the time says the same once more.
  const others = titles.filter(
    ({ arithmetic }) => !employers.some((employer) => employer.arithmetic === arithmetic),
  )
  return [...employers, ...others, ...sinceDegree(facts.education, today)]
}

/** How long each of the things of one name lasted; `nameOf` says what they are called together. */
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
