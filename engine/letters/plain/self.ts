import type { ResumeFacts, ResumeRole, Fact } from '../../values/resume-facts.ts'
import { type LetterTexts, small, type Who } from '../../values/letter-texts/letter-texts.ts'
import type { Source } from '../../values/finding.ts'
import { townsByName } from '../../places/gazetteer.ts'
import { plainPlace } from '../../places/plain-place.ts'
import { titleScore } from '../../resume/layout/words/job-words.ts'
import { occupationsOf } from '../../titles/occupation-of.ts'
import { isUnfinished } from '../../language/not-held.ts'
import type { Assignment } from '../model.ts'
import { calm, cleanCompany, cleanTitle, isName } from '../clean-name.ts'
import type { Sentence } from '../../values/letter.ts'
import { firstOf, slot, type Slot, type Slots } from './frames.ts'
import { isJob, isPresent, sure } from './lines.ts'
import { hasOneDate, hasSureDates, yearOfTitle } from './own-lines.ts'

export const resumeSource = ({ span, quote }: Pick<Fact, 'span' | 'quote'>): Source => ({
  kind: 'resume',
  start: span.start,
  end: span.end,
  quote,
})

const yearOf = (fact: Fact | null): Slot | undefined => {
  const date = sure(fact)
  return date !== null && /^\d{4}/u.test(date.value)
    ? slot(date.value.slice(0, 4), resumeSource(date))
    : undefined
}

/** Two jobs in one title ("Associate → Senior Associate"), a statement, or a field of work, which nobody is. */
const NO_TITLE =
  /→|->|=>|»|;|, (?:then|later|dann|später|puis|luego|después) | \d{2,} \p{Ll}{3,}|^(?:member|mitglied|membre|miembro|(?:(?:inside|field|outside|technical|customer|retail|it|hr) )?(?:sales|marketing|operations|support|services?|management|engineering|accounting|finance|logistics|administration|vertrieb|einkauf|buchhaltung|verwaltung|ventas|compras|comptabilité|gestion))$/iu
/** What somebody did and not what they were: it heads its lines and introduces nobody. */
const INTERNSHIP =
  /^(?:praktikum|internship|traineeship|apprenticeship|placement|stage|alternance|pasantía|prácticas)(?!\p{L})/iu
/** "Quality control technician", which English writes small in a sentence. */
const SENTENCE_CASE = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u
const NO_EMPLOYER =
  /\bself-employed|freelance|selbstständig|indépendant|autónomo| \d{2,} (?:\p{Ll}{3,}|MA$)|#\d|^(?:teilzeit|vollzeit|part[- ]time|full[- ]time|temps (?:plein|partiel)|casual|permanent|befristet|unbefristet|same (?:firm|company|employer))(?!\p{L})|\d ?%|^(?:also|other|weitere|sonstige|aussi|autres|también|otros) /iu
/** What a title says after a word for a time: "Clerk since 2020", "Clerk, senior from May 2020". */
const TIMED =
  /,?(?: (?:and|und|et|y))? \(?(?:since|seit|depuis|desde|from|ab|von|until|bis|hasta)(?:(?: \p{L}+\.?)? ?\d.*|\)?)$/iu

/** From here on, the reader took an employer for one with good reason. */
const SURE_EMPLOYER = 0.9

const isNoEmployer = ({ value, confidence }: Fact): boolean =>
  NO_EMPLOYER.test(value) ||
  titleScore(value) === 2 ||
  (confidence < SURE_EMPLOYER && townsByName().has(plainPlace(value)))

/** A title as its holder has it: "Head of Marketing (Ireland)" is no Head of Marketing. */
function titleOf(held: string): string {
  const [bracket = ''] = / \([^()]+\)$/u.exec(held) ?? []
  const title = cleanTitle(held.slice(0, held.length - bracket.length))?.text ?? calm(held)
  return bracket !== '' && title === held.slice(0, -bracket.length) && isName(held, 9) ? held : title
}

/** The slots of a job, from facts that are sure. */
export function roleSlots(job: ResumeRole, texts: LetterTexts): Slots {
  const { title, employer, start, end } = job
  const [held, house] = [sure(title), sure(employer)]
  const name = house === null || isNoEmployer(house) ? null : cleanCompany(house.value)
  const isSure = hasSureDates(job)
  // "Farmacia hospitalaria" is where somebody works.
  const isField =
    held !== null &&
    !isSure &&
    !INTERNSHIP.test(held.value) &&
    titleScore(held.value) === 0 &&
    occupationsOf(held.value).length === 0
  const bare = held?.value.replace(TIMED, '') ?? ''
  // "Clerk, since 2022 head of the office": the present title is another one.
  const isAnother = isPresent(job) && /\d \p{L}{3}/u.test(held?.value.slice(bare.length) ?? '')
  const called =
    held === null || isField || isAnother || bare.length > 60 || NO_TITLE.test(bare) ? null : titleOf(bare)
  const isSmall = texts.hasSmallTitles ? /^\p{Lu}\p{Ll}/u : texts.article('') === '' ? null : SENTENCE_CASE
  const inside = isSmall?.test(called ?? '') ? small(called ?? '') : called
  const role = inside === null || held === null ? undefined : slot(inside, resumeSource(held))
  const own = yearOfTitle(job)
  const [from, to] =
    own !== undefined && held !== null
      ? [slot(own, resumeSource(held))]
      : isSure
        ? [yearOf(start), yearOf(end)]
        : []
  return {
    role,
    'a role': role && slot(`${texts.article(role.text)}${role.text}`, ...role.sources),
    employer: name === null || house === null ? undefined : slot(name.text, resumeSource(house)),
    at: name === null || house === null ? undefined : slot(texts.at(name.text), resumeSource(house)),
    from,
    to: from?.text === to?.text ? undefined : to,
  }
}

/** The job or the studies by which the writer introduces themselves. */
export interface Self {
  readonly kind: Who
  readonly role: ResumeRole | null
  readonly slots: Slots
  /** "I've been a nurse at Millbrook since 2019." */
  readonly said: Sentence
}

type Study = ResumeFacts['education'][number]

const isAhead = ({ end }: Study, today: Date): boolean => {
  const known = sure(end)
  return (
    known !== null &&
    (known.value === 'present' ||
      /^\s*(?:expected|anticipated)/iu.test(known.quote) ||
      Number(known.value.slice(0, 4)) > today.getUTCFullYear())
  )
}

/** True for studies that ended in a degree. */
export const isFinished = (study: Study, today: Date, resumeText: string): boolean =>
  !isAhead(study, today) && !isUnfinished(resumeText.slice(study.span.start, study.span.end))

function studySlots(study: Study): Slots {
  const { degree, field, institution, end } = study
  const names = [sure(degree), sure(field), sure(institution)].filter((fact) => fact !== null)
  if (names.length < 2) return {}
  return {
    study: slot(
      names.map(({ value }) => (value.includes(' ') ? calm(value) : value)).join(', '),
      ...names.map((fact) => resumeSource(fact)),
    ),
    to: yearOf(end),
  }
}

/** When a job ended; some resumes begin with the first job, others with the last. */
const endOf = ({ start, end }: ResumeRole): string => end?.value ?? start?.value ?? ''

/** The year in which somebody came to an employer, where no other job there says another. */
const sinceOf = (job: ResumeRole, jobs: readonly ResumeRole[]): Slot | undefined =>
  (hasSureDates(job) || (sure(job.title) === null && !hasOneDate(job))) &&
  jobs.every((one) => one === job || one.employer?.value !== job.employer?.value)
    ? yearOf(job.start)
    : undefined

/** The present job that the resume names first; else current studies; else the last job or finished studies. */
export function selfOf(
  { facts, resumeText, today }: Pick<Assignment, 'facts' | 'resumeText' | 'today'>,
  texts: LetterTexts,
): Self | null {
  const jobs = facts.roles.filter((job) => isJob(job) && !INTERNSHIP.test(job.title?.value ?? ''))
  const present = jobs.filter(isPresent)
  const former = jobs
    .filter((job) => !isPresent(job) && !hasOneDate(job))
    .filter((job) => job.start !== null || isNamedJob(job, texts))
    .toSorted((a, b) => endOf(b).localeCompare(endOf(a)))
  const studying = facts.education.find((one) => isAhead(one, today))
  const studied = facts.education.find((one) => isFinished(one, today, resumeText))
  const candidates: readonly (readonly [Who, ResumeRole | null, Slots])[] = [
    ...present.map(
      (job) => ['present', job, { ...roleSlots(job, texts), since: sinceOf(job, jobs) }] as const,
    ),
    ...(studying === undefined ? [] : [['student', null, studySlots(studying)] as const]),
    ...former.map((job) => ['former', job, roleSlots(job, texts)] as const),
    ...(studied === undefined ? [] : [['graduate', null, studySlots(studied)] as const]),
  ]
  return (
    candidates.flatMap(([kind, of, slots]) => {
      const said = firstOf(texts.who[kind], slots)
      return said === null ? [] : [{ kind, role: of, slots, said }]
    })[0] ?? null
  )
}

/** A job above its lines: "Electrician, Ritter & Boyd, 2021–2025"; null when its name is not known. */
export function jobOf(role: ResumeRole, texts: LetterTexts): Sentence | null {
  const frames = ['{role}[, {employer}][, {from}–{to}]', '{employer}[, {from}–{to}]']
  return firstOf(frames, roleSlots(role, texts))
}

/** Whether a job is known by its employer, so that its lines can't be taken for those of another. */
export const isNamedJob = (role: ResumeRole, texts: LetterTexts): boolean => {
  const slots = roleSlots(role, texts)
  return (
    slots['employer'] !== undefined &&
    (slots['role'] !== undefined || (role.employer?.confidence ?? 0) >= SURE_EMPLOYER)
  )
}
