import type { Fact, ResumeFacts, ResumeRole } from '#functions/resume/model.ts'
import type { Assignment } from '../model.ts'
import { calm, cleanCompany, cleanTitle } from './clean-name.ts'
import { sure } from './known.ts'
import type { Who } from '#shared/letters/letter-texts.ts'
import { isPresent, type Proof, studyOf } from './proofs.ts'
import type { WriterTexts } from './writer-texts.ts'
import { fill, fullest, resumeSource, slot, type Slot, type Slots } from './slots.ts'

/** The job or the studies by which the writer introduces themselves. */
export interface Self {
  readonly kind: Who
  readonly role: ResumeRole | null
  readonly slots: Slots
}

const known = (fact: Fact | null | undefined): Fact | null => sure(fact ?? null)

const yearOf = (fact: Fact | null | undefined): Slot | undefined => {
  const date = known(fact)
  return date !== null && /^\d{4}/u.test(date.value)
    ? slot(date.value.slice(0, 4), resumeSource(date))
    : undefined
}

/**
 * False for two jobs in one title ("Audit Associate → Senior Associate"), because it is unknown which one a
 * line belongs to, and for a statement that was read as a title.
 */
const isTitle = (title: Fact): boolean =>
  !/→|->|=>|»|;/u.test(title.value) &&
  title.value.length <= 60 &&
  !COUNTS.test(title.value) &&
  !FIELD.test(title.value)

/** A field of work, which nobody is, or no work at all: "Inside Sales", "Member". */
const FIELD =
  /^(?:member|mitglied|membre|miembro|(?:(?:inside|field|outside|technical|customer|retail|it|hr) )?(?:sales|marketing|operations|support|services?|management|engineering|accounting|finance|logistics|administration|vertrieb|einkauf|buchhaltung|verwaltung|ventas|compras|comptabilité|gestion))$/iu

/** "Entretien de 400 chaudières": a figure before a noun, which names of jobs and firms don't have. */
const COUNTS = / \d{2,} \p{Ll}{3,}/u

const ASKS_FOR_A_DEGREE =
  /\b(?:degree|bachelor(?:'?s)?|master'?s|bsc|msc|university|studium|hochschul\w*|studienabschluss|dipl[oô]me|licence|bac ?\+ ?\d|titulaci[oó]n|grado|licenciatura)\b/iu

/** The slots of a job, from facts with enough confidence. */
export function roleSlots(
  { title, employer, start, end }: ResumeRole,
  { article, employerName, roleName, years }: WriterTexts,
): Slots {
  const held = known(title)
  const house = employer !== null && COUNTS.test(employer.value) ? null : known(employer)
  const name = house === null ? null : cleanCompany(house.value)
  const [from, to] = [yearOf(start), yearOf(end)]
  const frame =
    known(end)?.value === 'present' ? years.since : from?.text === to?.text ? years.year : years.span
  const called = held === null ? '' : (cleanTitle(held.value)?.text ?? calm(held.value))
  const role = held === null || !isTitle(held) ? undefined : slot(roleName(called), resumeSource(held))
  return {
    role,
    'a role': role && slot(`${article(role.text)}${role.text}`, ...role.sources),
    employer:
      house === null ||
      name === null ||
      /\bself-employed|freelance|selbstständig|indépendant|autónomo/iu.test(name.text)
        ? undefined
        : slot(employerName?.(name.text) ?? name.text, resumeSource(house)),
    from,
    to: from?.text === to?.text ? undefined : to,
    years: known(end) === null ? undefined : (fill(frame, { from, to }) ?? undefined),
  }
}

/**
 * A sentence with the writer's degree; null when the posting asks for none or the studies are not finished.
 */
export function degreeSaid(
  { facts, posting }: Pick<Assignment, 'facts' | 'posting'>,
  texts: WriterTexts,
): Slot | null {
  if (!ASKS_FOR_A_DEGREE.test(posting.description) || studyOf(facts)?.goesOn !== false) return null
  const [told] = fullest(texts.who.graduate, studySlots(facts, texts))
  return told === undefined ? null : slot(`${told.text}.`, ...told.sources)
}

/** "POSTECH(Pohang University of Science and Technology)" says the name twice. */
const unbracketed = (name: string): string => name.replace(/(?<=\p{L})\([^()]*\)$/u, '')

function studySlots(facts: ResumeFacts, { article, schoolName, study: frames }: WriterTexts): Slots {
  const found = studyOf(facts)
  if (found === null) return {}
  const { degree, field, institution, end } = found.study
  const of = (fact: Fact | null): Slot | undefined => {
    const held = known(fact)
    if (held === null) return undefined
    const name = unbracketed(held.value)
    // "POSTECH" is a name; "BACHELOR OF SCIENCE" is shouted.
    return slot(name.includes(' ') ? calm(name) : name, resumeSource(held))
  }
  const [held, subject, school] = [of(degree), of(field), of(institution)]
  // "A certificate" without field or school says nothing.
  if (subject === undefined && school === undefined && !held?.text.includes(' ')) return {}
  const isSaid = held !== undefined && subject !== undefined && held.text.includes(subject.text)
  const study = fullest(frames, {
    degree: held,
    field: isSaid ? undefined : subject,
    school: school && slot(schoolName?.(school.text) ?? school.text, ...school.sources),
  })[0]
  return {
    study,
    'a study': study && slot(`${article(study.text)}${study.text}`, ...study.sources),
    to: yearOf(end),
  }
}

/**
 * The writer's present job, preferably that of a quoted line; else current or finished studies; else the
 * last job.
 */
export function selfOf(facts: ResumeFacts, lines: readonly Proof[], texts: WriterTexts): Self | null {
  const jobs = facts.roles.filter(({ kind }) => kind === 'job')
  const present = [...lines.map((line) => line.role), ...jobs].find(isPresent)
  const role = present ?? jobs[0]
  const goesOn = studyOf(facts)?.goesOn === true
  if (!present && (goesOn || role === undefined)) {
    const slots = studySlots(facts, texts)
    if (slots['study'] !== undefined) return { kind: goesOn ? 'student' : 'graduate', role: null, slots }
  }
  return role === undefined
    ? null
    : { kind: isPresent(role) ? 'present' : 'former', role, slots: roleSlots(role, texts) }
}

/** The writer's present job for a subject: "warehouse lead since 2020". */
export function meOf({ slots: { role, from } }: Self, { years }: WriterTexts): Slot | undefined {
  const since = fill(years.since, { from })
  return role && since ? slot(`${role.text} ${since.text}`, ...role.sources, ...since.sources) : undefined
}

/** The job of a quoted line, in brackets; null when {who} names it already. */
export function originOf({ role }: Proof, self: Self | null, texts: WriterTexts): Slot | null {
  if (role === null || role.id === self?.role?.id) return null
  const [told] = fullest(texts.origin[role.kind], roleSlots(role, texts))
  return told === undefined ? null : slot(` (${told.text})`, ...told.sources)
}
