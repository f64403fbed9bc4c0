import { csvFile } from '#shared/csv.ts'
import type { OutreachEntry } from '#shared/models/outreach/outreach.ts'
import { basisOf, STATUSES } from './status-display.ts'

const HEAD = [
  'Day (UTC)',
  'Company',
  'Job title',
  'Person',
  'Address',
  'Status',
  'What is known',
  'Subject',
  'Text',
  'Posting',
] as const

/** Emails as a table for a spreadsheet, in the order of the list. */
export const emailsCsv = (entries: readonly OutreachEntry[]): string =>
  csvFile([
    HEAD,
    ...entries.map((entry) => [
      entry.createdAt.slice(0, 10),
      entry.companyName,
      entry.jobTitle,
      entry.contactPersonName,
      entry.contactPersonEmail,
      STATUSES[entry.emailStatus].label,
      entry.failure ?? basisOf(entry),
      entry.emailSubject ?? '',
      entry.emailBody ?? '',
      entry.linkedinJobUrl ?? entry.jobApplyUrl ?? '',
    ]),
  ])
