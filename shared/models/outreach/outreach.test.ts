import { expect, test } from 'vitest'
import { ConfigurationInput } from '../configuration.ts'
import { OutreachEntry } from './outreach.ts'

const entry = {
  id: 'out_1',
  companyName: 'Northwind Ferries',
  jobTitle: 'Engineer',
  contactPersonName: 'Mara Lindqvist',
  contactPersonEmail: 'mara@northwind.example',
  contactPersonLinkedin: null,
  linkedinJobUrl: null,
  jobApplyUrl: null,
  emailSubject: null,
  emailBody: null,
  mark: null,
  markedAt: null,
  failure: null,
  startingPoint: false,
  createdAt: '2026-11-21T08:04:00.000Z',
}

test('an unknown or missing status is shown as a draft', () => {
  expect(OutreachEntry.parse({ ...entry, emailStatus: 'bounced', knownStatus: 'failed' })).toMatchObject({
    emailStatus: 'draft',
    knownStatus: 'failed',
  })
  expect(OutreachEntry.parse(entry)).toMatchObject({ emailStatus: 'draft', knownStatus: 'draft' })
})

test('an unknown timeframe is refused with a message', () => {
  expect(
    ConfigurationInput.safeParse({ jobPostedTimeframe: '5' }).error?.issues.find(
      ({ path }) => path[0] === 'jobPostedTimeframe',
    )?.message,
  ).toBe('Choose how old a posting may be: 1, 3, 7, 14 or 30 days.')
})
