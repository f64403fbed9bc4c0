import { jsonResume, type Shape } from '../../resume/json-resume.ts'
import { NO_FACTS } from '../../test/resume/facts.ts'
import {
  alike,
  sameCertificate,
  sameDate,
  sameEmail,
  sameEmployer,
  sameLine,
  samePhone,
  sameText,
  sentences,
} from './compare.ts'
import { pair } from './pair.ts'
import { Tally, type Counts } from './tally.ts'
import type { Truth, TrueRole } from './truth.ts'

type Role = Partial<Pick<Shape<string>['work'][number], 'position' | 'startDate' | 'endDate'>> & {
  readonly employer: string
  readonly highlights: readonly string[]
}
type TrueEntry = TrueRole & { readonly employer: string }

const rolesOf = ({ work, volunteer }: Pick<Shape<string>, 'work' | 'volunteer'>): readonly Role[] => [
  ...work.map(({ name, ...role }) => ({ employer: name ?? '', ...role })),
  ...volunteer.map(({ organization, ...role }) => ({ employer: organization ?? '', ...role })),
]
const trueRolesOf = ({ work, volunteer }: Truth): readonly TrueEntry[] => [
  ...work.map(({ name, ...role }) => ({ employer: name, ...role })),
  ...volunteer.map(({ organization, ...role }) => ({ employer: organization, ...role })),
]

const titles = ({ position, also }: TrueEntry) => [position, ...also.position]

function likeness(truth: TrueEntry, read: Role): number {
  const shared = truth.highlights.filter((line) =>
    read.highlights.some((other) => sameLine(line, other)),
  ).length
  return (
    (sameEmployer(truth.employer, read.employer) ? 3 : 0) +
    (titles(truth).some((title) => alike(title, read.position ?? '')) ? 2 : 0) +
    (truth.startDate === read.startDate ? 1 : 0) +
    (truth.endDate === read.endDate ? 0.5 : 0) +
    (truth.highlights.length === 0 ? 0 : (2 * shared) / truth.highlights.length)
  )
}

function scoreRoles(tally: Tally, truth: readonly TrueEntry[], read: readonly Role[]): void {
  const pairs = pair(truth, read, likeness, 1.5)
  for (const wanted of truth) {
    const found = pairs.get(wanted)
    tally.value('employer', wanted.employer, found?.employer ?? '', sameEmployer)
    tally.value('title', wanted.position, found?.position ?? '', sameText, wanted.also.position)
    tally.value('start', wanted.startDate, found?.startDate ?? '', sameDate, wanted.also.startDate)
    tally.value('end', wanted.endDate, found?.endDate ?? '', sameDate, wanted.also.endDate)
  }
  const paired = new Set(pairs.values())
  for (const { employer, position = '', startDate = '', endDate = '' } of read.filter(
    (role) => !paired.has(role),
  )) {
    tally.value('employer', '', employer, sameEmployer)
    tally.value('title', '', position, sameText)
    tally.value('start', '', startDate, sameDate)
    tally.value('end', '', endDate, sameDate)
  }
  scoreLines(tally, truth, read)
}

/**
 * A line is right under any role of its employer; a paragraph is also right as separate sentences, and lines
 * also when joined into a paragraph.
 */
function scoreLines(tally: Tally, truth: readonly TrueEntry[], read: readonly Role[]): void {
  const rest = read.flatMap(({ employer, highlights }) => highlights.map((text) => ({ employer, text })))
  const take = (employer: string, text: string): boolean => {
    const place = rest.findIndex((line) => sameEmployer(employer, line.employer) && sameLine(text, line.text))
    if (place !== -1) rest.splice(place, 1)
    return place !== -1
  }
  for (const { employer, highlights } of truth) {
    if (highlights.length > 1 && take(employer, highlights.join(' '))) {
      tally.add('line', { right: highlights.length })
      continue
    }
    for (const line of highlights) {
      const parts = sentences(line)
      const found =
        take(employer, line) || (parts.length > 1 && parts.map((part) => take(employer, part)).every(Boolean))
      tally.add('line', found ? { right: 1 } : { missed: 1 })
      if (!found) tally.notes.push(`missed line (${employer}): ${line}`)
    }
  }
  tally.add('line', { wrong: rest.length })
  for (const { employer, text } of rest) tally.notes.push(`extra line (${employer}): ${text}`)
}

type TrueStudy = Truth['education'][number]
type Study = Shape<string>['education'][number]

const studyLikeness = (truth: TrueStudy, read: Study): number =>
  (sameEmployer(truth.institution, read.institution ?? '') ? 3 : 0) +
  (alike(truth.studyType, read.studyType ?? '') ? 2 : 0) +
  (truth.area !== '' && alike(truth.area, read.area ?? '') ? 1.5 : 0) +
  (truth.endDate === read.endDate ? 1 : 0)

function scoreEducation(tally: Tally, truth: readonly TrueStudy[], read: readonly Study[]): void {
  const pairs = pair(truth, read, studyLikeness, 1)
  const compare = (
    wanted: Pick<TrueStudy, 'institution' | 'studyType' | 'area'>,
    found: Partial<Study> | undefined,
  ) => {
    tally.value('institution', wanted.institution, found?.institution ?? '', sameEmployer)
    tally.value('degree', wanted.studyType, found?.studyType ?? '', alike)
    tally.value('field', wanted.area, found?.area ?? '', alike)
  }
  for (const wanted of truth) compare(wanted, pairs.get(wanted))
  const paired = new Set(pairs.values())
  for (const extra of read.filter((entry) => !paired.has(entry)))
    compare({ institution: '', studyType: '', area: '' }, extra)
}

function scoreCertificates(tally: Tally, truth: readonly string[], read: readonly string[]): void {
  const wanted = truth.map((name) => ({ name }))
  const found = read.map((name) => ({ name }))
  const pairs = pair(
    wanted,
    found,
    (a, b) => (sameText(a.name, b.name) ? 2 : sameCertificate(a.name, b.name) ? 1 : 0),
    1,
  )
  const paired = new Set(pairs.values())
  for (const certificate of wanted)
    tally.value('certificate', certificate.name, pairs.get(certificate)?.name ?? '', sameCertificate)
  for (const certificate of found)
    if (!paired.has(certificate)) tally.value('certificate', '', certificate.name, sameCertificate)
}

export interface Score {
  readonly counts: Counts
  /** Missed, invented and wrong values, one per line. */
  readonly notes: readonly string[]
}

/** Compares what was read with the truth; null for a file that could not be read. */
export function scoreResume(truth: Truth, read: Shape<string> | null): Score {
  const { basics, education, certificates, ...roles } = read ?? jsonResume(NO_FACTS)
  const tally = new Tally()
  tally.value('name', truth.basics.name, basics.name ?? '', sameText)
  tally.value('email', truth.basics.email, basics.email ?? '', sameEmail)
  tally.value('phone', truth.basics.phone, basics.phone ?? '', samePhone)
  scoreRoles(tally, trueRolesOf(truth), rolesOf(roles))
  scoreEducation(tally, truth.education, education)
  scoreCertificates(
    tally,
    truth.certificates.map(({ name }) => name),
    certificates.map(({ name }) => name),
  )
  return { counts: tally.counts(), notes: tally.notes }
}
