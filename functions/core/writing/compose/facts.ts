import { postingText } from '#core/writing/check/posting-text.ts'
import type { Assignment } from '#core/writing/model.ts'
import { titleInFull } from '#core/writing/title-in-full.ts'
import { titleScore } from '#core/resume/layout/words/job-words.ts'
import { isAgency } from './agency.ts'
import { cleanCompany, cleanTitle, isName } from './clean-name.ts'
import { heldFor } from './credentials.ts'
import { evidencesOf, sharedSkills } from './evidence.ts'
import type { Slot, Slots } from './fill.ts'
import { type Job, jobsOf, resumeSlot, wasBefore, withThe } from './job.ts'
import { type Level, levelOf } from './level.ts'
import { type Pair, pairUp } from './match.ts'
import { isQuotable } from './plain-prose.ts'
import { businessOf, needsOf } from './posting-needs.ts'
import { supportOf } from './support.ts'
import { meaning, words } from './words.ts'

/** What a letter can say whichever deed it tells, and the deeds it can choose from. */
export interface Facts {
  readonly slots: Slots
  readonly skills: readonly Slot[]
  readonly pairs: readonly Pair[]
  readonly level: Pick<Level, 'early' | 'senior'>
}

/** A part of the posting's text as a piece of a sentence; `quote` where the letters' case was changed. */
const at = (text: string, start: number, quote: string = text): Slot => ({ text, sources: [{ kind: 'posting', start, end: start + quote.length, quote }] })

function placeOf({ location }: Assignment['posting'], offset: number): Slot | undefined {
  const place = /^[^,;/|(–-]+/u.exec(location)?.[0].trimEnd().replace(/\s(?:Area|Region|Metro(?:politan)?(?: Area)?)$/u, '') ?? ''
  return isName(place, 3) && !/remote|anywhere|various|multiple|united|worldwide|hybrid|nationwide|home|europe|\d|^(?:the )?(?:north|south|east|west|mid|central)[ -]?(?:north|south|east|west|midlands|england|wales|scotland)?$/iu.test(place) ? at(place, offset) : undefined
}

function teamOf(description: string, offset: number, title: string): Slot | undefined {
  const found = /\b(?:join|on|within|in|of|support) (?:the|our) ((?:\p{L}[\p{L}&-]+ ){1,3})team\b/u.exec(description)
  const name = found?.[1]?.trim()
  if (found === null || name === undefined || !isQuotable(name) || !isName(name, 3)) return undefined
  if (/\b(?:small|great|growing|dynamic|entire|whole|global|local|our|new|best|fast|friendly|talented|amazing|leadership|executive|management|hiring|recruit\w+|right|core|existing|broader|wider|first|same|this)\b/iu.test(name)) return undefined
  // "Your electrician team is hiring an Electrician" says one thing twice.
  if (name.toLowerCase().split(' ').every((word) => title.toLowerCase().includes(word))) return undefined
  return at(name, offset + found.index + found[0].indexOf(name))
}

const LASTS = /(?:\d|[–—-]|\bto|\buntil|\btill)\s*(?:present|current|date|now|today|ongoing)\b/iu

/** Slots of the newest paid job: `now…` while it lasts, `last…` when it has ended, `my…` in either case; `prev…` for the one that dates prove to be before. */
function ownJob(jobs: readonly Job[], resumeText: string): Slots {
  const newest = jobs.find(({ rank, kind }) => rank === 0 && kind === 'job')
  if (newest === undefined) return {}
  const [company, role] = [newest.employer ?? undefined, newest.title ?? undefined]
  const older = jobs.filter((job) => job.kind === 'job' && job.employer !== null && job.title !== null && wasBefore(job, newest)).toSorted((one, other) => one.rank - other.rank)[0]
  // A job that lasts and could not be read makes "my last job" untrue.
  const last = LASTS.test(resumeText) ? {} : { lastRole: role, lastCompany: company }
  const dated = newest.current ? { nowRole: role, nowCompany: company, nowSince: newest.from ?? undefined } : last
  return { myRole: role, myEmployer: company, ...dated, prevRole: older?.title ?? undefined, prevCompany: older?.employer ?? undefined }
}

function contactTitle({ contact }: Assignment): Slot | undefined {
  const title = contact.title === null ? null : cleanTitle(contact.title)
  return title === null ? undefined : { text: title.text, sources: [{ kind: 'contact', uri: contact.sourceUri, seenAt: contact.seenAt, quote: contact.title ?? '' }] }
}

const near = (one: Slot, other: Slot): boolean => {
  const [these, those] = [one, other].map(({ text }) => new Set(meaning(text)))
  if (these === undefined || those === undefined) return false
  const shared = [...these].filter((term) => those.has(term)).length
  const [head, otherHead] = [one, other].map(({ text }) => words(text).at(-1)?.stem)
  // "Coordinator" alone does not make marketing and operations one job.
  const alike = [...these].some((term) => those.has(term) && term !== head) || Math.min(these.size, those.size) === 1
  return alike && shared > 0 && shared * 2 >= Math.max(these.size, those.size) && head === otherHead
}

/** "Accountant" and "Accounting", "Administrator" and "Administrative" are of one field. */
const isOneField = (one: string, other: string): boolean => {
  const length = Math.max(5, Math.min(one.length, other.length) - 3)
  return one === other || (Math.min(one.length, other.length) >= 5 && one.slice(0, length) === other.slice(0, length))
}

const SHORTENED = /\b(?:mgr|mktg|mkt|coord|eng|engr|asst|assoc|dir|dev|admin|spec|tech|rep|exec|acct|ops|svc|mgmt|prod|hd|snr)\b/iu

/** "Retail Operations" is a field: nobody is "a Retail Operations". */
const isPerson = (title: string): boolean => titleScore(title) > 0 || /(?:er|or|ist|ian|ant|ent|yst|man|woman|smith|ess|eur|eer|äger|rin)$/iu.test(title.split(/[\s/-]/u).at(-1) ?? '')

/** The posting's title where a letter can say it; one in shorthand is "the role you posted". */
function titleOf(title: string): ReturnType<typeof cleanTitle> {
  const clean = SHORTENED.test(title) ? null : cleanTitle(title)
  return clean !== null && isPerson(clean.text) ? clean : null
}

/** Reads the assignment once: everything that may be said, with its sources. */
export function factsOf(assignment: Assignment): Facts {
  const { posting, facts } = assignment
  const whole = postingText(posting)
  const companyAt = posting.title.length + 1
  const placeAt = companyAt + posting.company.length + 1
  const descriptionAt = placeAt + posting.location.length + 1

  const [title, company] = [titleOf(posting.title), cleanCompany(posting.company)]
  const agency = isAgency(posting)
  const place = placeOf(posting, placeAt)
  const business = company === null || agency ? null : businessOf(posting.description, company.text, descriptionAt)
  const lives = facts.location
  const home = place !== undefined && lives !== null && lives.value.toLowerCase().startsWith(place.text.toLowerCase()) ? { ...place, sources: [...place.sources, ...resumeSlot(lives).sources] } : undefined

  const jobs = jobsOf(facts, assignment.resumeText)
  const { slots: levelSlots, ...level } = levelOf(assignment, jobs)
  const own = ownJob(jobs, assignment.resumeText)
  const slots: Slots = {
    ...own,
    ...levelSlots,
    ...supportOf(facts, assignment.resumeText, whole),
    title: title === null ? undefined : { ...at(title.text, title.start, title.quote), text: titleInFull(title.text) },
    company: company === null ? undefined : { ...at(company.text, companyAt + company.start, company.quote), text: withThe(company.text) },
    agency: agency ? { text: '', sources: [] } : undefined,
    // Only where there is no company to name.
    posting: company === null ? at('posting', 0, posting.title.split('\n', 1)[0]) : undefined,
    place,
    home,
    team: agency ? undefined : teamOf(posting.description, descriptionAt, posting.title),
    business: business === null ? undefined : { text: business.said, sources: [{ kind: 'posting', ...business.span, quote: business.quote }] },
    contactTitle: contactTitle(assignment),
  }
  const similar = slots['title'] !== undefined && own['myRole'] !== undefined && near(slots['title'], own['myRole'])
  const held = heldFor(facts.certificates, assignment.resumeText, whole, `${posting.title} ${assignment.jobTitle}`)
  // A certificate is said once, as what it is.
  const skills = sharedSkills(facts, whole, assignment.resumeText).filter(({ text }) => !Object.values(held).some((slot) => slot?.text.includes(text)))
  const ownWords = [...jobs.map((job) => (job.kind === 'job' ? job.title?.text : undefined)), facts.headline?.value, held['heldAs']?.text, ...facts.education.map(({ field }) => field?.value)].flatMap((mine) => (mine === undefined ? [] : meaning(mine.replaceAll(/[/-]/gu, ' '))))
  const otherField = title !== null && skills.length < 2 && !meaning(`${title.text} ${assignment.jobTitle}`.replaceAll(/[/-]/gu, ' ')).some((word) => ownWords.some((mine) => isOneField(word, mine)))
  return {
    slots: { ...slots, ...held, otherField: otherField ? { text: '', sources: [] } : undefined, same: similar ? own['myRole'] : undefined, sameNow: similar ? own['nowRole'] : undefined },
    skills,
    pairs: pairUp(needsOf(posting.description, descriptionAt), evidencesOf(facts, jobs, assignment.resumeText), posting.title, posting.description, skills.map(({ text }) => text)),
    level,
  }
}
