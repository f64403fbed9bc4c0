import type { ResumeFacts } from '../../../values/resume-facts.ts'
import type { SectionKind } from '../sections/heading-words.ts'
import { isVoluntary } from '../sections/headings.ts'
import type { Section } from '../sections/sections.ts'
import type { Paragraph } from '../text/paragraphs.ts'
import { titleScore } from '../words/job-words.ts'
import { hasRunningWords, isProse } from '../words/statements.ts'
import { headRange } from './classify.ts'
import { isPost, readRoles } from './roles.ts'
import { asOneLine, readToldRoles } from './told-roles.ts'
import type { RoleDraft } from './to-role.ts'

/**
 * The roles of the work sections, and entries that are plainly written as roles in sections without a heading
 * or with an unknown one.
 */
export function readAllRoles(
  text: string,
  sections: readonly Section[],
  { name, headline, phones, location }: Pick<ResumeFacts, 'name' | 'headline' | 'phones' | 'location'>,
): ReturnType<typeof readRoles> {
  const told = readTold(text, sections)
  const read = readRoles(text, told.rest.filter(isOfRoles))
  const hasJob = read.roles.some(({ role }) => role.kind !== 'volunteer')
  const others = told.rest.filter(
    (section) =>
      (section.kind === 'other' && !isOfRoles(section)) ||
      (!hasJob && told.roles.length === 0 && (section.kind === 'header' || section.kind === 'summary')),
  )
  const contact = [...phones, ...(location === null ? [] : [location])]
  const kept = others.flatMap((section) => {
    const paragraphs = section.paragraphs.filter(
      ({ start, end, words }, index, all) =>
        start > (name?.span.end ?? 0) &&
        !words.includes('@') &&
        (titleScore(words) > 0 || !contact.some(({ span }) => span.start >= start && span.end <= end)) &&
        !(start === headline?.span.start && (all[index + 1]?.first.gap ?? 0) > 0.5),
    )
    const dated = readRoles(text, [{ ...section, paragraphs }]).roles.filter(
      ({ role: { title, employer, end } }) =>
        title !== null &&
        isPost(title.value) &&
        end !== null &&
        (employer === null ? !hasJob && !hasRunningWords(title.value) : !isProse(title.value)),
    )
    // Next to a role with an employer and a known title, entries with an unknown title ("Box office and bar")
    // are roles too when they name an employer.
    const titled = dated.filter(({ role }) => titleScore(role.title?.value ?? '') === 2)
    const posts = titled.some(({ role }) => role.employer !== null)
      ? dated.filter((one) => one.role.employer !== null || titled.includes(one))
      : []
    // Beside listed jobs they are no jobs: "Trustee, Hill Hospice".
    return posts.map((one) => (hasJob ? { ...one, role: { ...one.role, kind: 'volunteer' as const } } : one))
  })
  return {
    roles: [...told.roles, ...read.roles, ...kept].toSorted((a, b) => a.role.span.start - b.role.span.start),
    loose: read.loose,
  }
}

const isOfRoles = (section: Section): boolean =>
  section.kind === 'experience' || (section.kind === 'other' && isVoluntary(section.title))

const MAY_TELL = new Set<SectionKind>(['header', 'summary', 'other', 'experience'])

/**
 * The roles that sentences tell, and the sections without them. Next to listed jobs, a sentence outside of their
 * sections repeats one of them.
 */
function readTold(
  text: string,
  sections: readonly Section[],
): { roles: readonly RoleDraft[]; rest: readonly Section[] } {
  const listed = sections.some(
    ({ kind, paragraphs }) => kind === 'experience' && paragraphs.some((one) => isListed(text, one)),
  )
  const plain = asOneLine(text)
  const read = sections.map((section) => {
    const isRead = listed ? section.kind === 'experience' : MAY_TELL.has(section.kind)
    const roles = isRead ? readToldRoles(text, plain, section.paragraphs) : []
    const paragraphs = section.paragraphs.filter(
      ({ start, end }) => !roles.some(({ role: { span } }) => start < span.end && span.start < end),
    )
    return { roles, section: { ...section, paragraphs } }
  })
  return { roles: read.flatMap(({ roles }) => roles), rest: read.map(({ section }) => section) }
}

const isListed = (text: string, { first, lines }: Paragraph): boolean =>
  lines.length === 1 && headRange(text, first) !== null && !/[.!]$/u.test(first.words)
