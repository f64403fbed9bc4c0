import type { AddedFact, FactItem } from '#shared/models/resume-facts.ts'
import { monthInWords } from '#web/lib/time.ts'
import type { FactField } from '#engine/values/fact-fields.ts'

const valueOf = (item: FactItem, field: FactField): string | null =>
  item.values.find((value) => value.field === field)?.value ?? null
const joined = (parts: readonly (string | null)[], by = ', ') =>
  parts.filter((part) => part !== null && part !== '').join(by)

function period(item: FactItem): string {
  const [start, end] = [valueOf(item, 'start'), valueOf(item, 'end')].map(
    (date) => date && monthInWords(date),
  )
  return joined([start ?? null, end ?? null], ' to ')
}

/** What an item says, in words: its name, and further lines in smaller text. */
export function factWords(item: FactItem): { title: string; details: readonly string[] } {
  const value = (field: FactField) => valueOf(item, field)
  const details = (...lines: readonly string[]) => lines.filter((line) => line !== '')
  switch (item.kind) {
    case 'role':
      return {
        title: value('title') ?? 'No job title',
        details: details(joined([value('employer') ?? 'No employer', value('location')]), period(item)),
      }
    case 'education':
      return {
        title: joined([value('degree'), value('field')]) || 'We found no degree',
        details: details(value('institution') ?? 'No school', period(item)),
      }
    case 'certificate': {
      const year = value('year')
      return {
        title: value('name') ?? 'We found no name',
        details: details(joined([value('issuer'), value('region'), year && monthInWords(year)])),
      }
    }
    case 'name':
      return { title: value('text') ?? 'We found no name', details: [] }
    default:
      return { title: value('text') ?? '', details: [] }
  }
}

export const KIND_NAMES = {
  name: 'Name',
  headline: 'Headline',
  phone: 'Phone number',
  role: 'Job',
  line: 'Line',
  education: 'Education',
  certificate: 'Certificate or license',
  skill: 'Skill',
  language: 'Language',
} as const satisfies Record<FactItem['kind'], string>

export const ROLE_KIND_NAMES = {
  job: 'Job',
  volunteer: 'Volunteering',
  rotation: 'Rotation',
  project: 'Project',
} as const satisfies Record<NonNullable<FactItem['roleKind']>, string>

export const ADDED_NAMES = {
  achievement: 'An achievement',
  tool: 'A tool',
  licence: 'A license or certificate',
  availability: 'When I can start',
  reason_for_change: 'Why I want this job',
} as const satisfies Record<AddedFact['kind'], string>

const FIELD_NAMES = {
  text: 'What it says',
  employer: 'Employer',
  title: 'Job title',
  location: 'Place',
  start: 'From',
  end: 'To',
  institution: 'School',
  degree: 'Degree',
  field: 'Subject',
  name: 'Name',
  issuer: 'Issued by',
  region: 'State or country',
  year: 'Date of issue',
} as const satisfies Record<FactField, string>

/** The label of a field of an item. */
export const fieldName = (kind: FactItem['kind'], field: FactField): string =>
  field === 'text' && kind !== 'line' ? KIND_NAMES[kind] : FIELD_NAMES[field]

/** What was read before the user corrected it. */
export function readInWords(item: FactItem): string {
  const changed = item.values.filter(({ read, value }) => read !== value)
  const read = changed.map(({ field, read: value }) =>
    value === null ? `no ${fieldName(item.kind, field).toLowerCase()}` : monthInWords(value),
  )
  return `We read: ${read.join(', ')}`
}
