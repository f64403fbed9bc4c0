import { expect, test } from 'vitest'
import { forbiddingSite } from './forbidden-sites.ts'
import { jobDataIn } from './job-data.ts'
import { isAt } from './read-link.ts'

test.each([
  ['https://boards.greenhouse.io/harborline/jobs/4012345?gh_src=x', '4012345', true],
  ['https://harborline.example/careers/opening?gh_jid=4012345', '4012345', true],
  ['https://boards.greenhouse.io/harborline/jobs/40123456', '4012345', false],
  [
    'https://jobs.lever.co/harborline/5ac21346-8e0c-4494-8e7a-3eb92ff77902/apply',
    '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
    true,
  ],
  ['https://jobs.smartrecruiters.com/Harborline/744000012345678-product-manager', '744000012345678', true],
  ['https://harborline.teamtailor.com/jobs/512345-product-manager', '512345', true],
  ['https://apply.workable.com/harborline/j/4F2A9C81D0/', '4F2A9C81D0', true],
  ['https://harborline.recruitee.com/o/product-manager?utm_source=x', '99', true],
])('%s leads to job %s: %s', (link, id, leads) => {
  const url = 'https://harborline.recruitee.com/o/product-manager'
  expect(isAt(new URL(link), { id, url })).toBe(leads)
})

test.each([
  ['https://www.linkedin.com/jobs/view/1', 'LinkedIn'],
  ['https://lnkd.in/abc', 'LinkedIn'],
  ['https://uk.indeed.com/viewjob?jk=1', 'Indeed'],
  ['https://www.indeed.co.uk/viewjob?jk=1', 'Indeed'],
  ['https://www.glassdoor.de/Job/x', 'Glassdoor'],
  ['https://linkedin.harborline.example/', null],
  ['https://notlinkedin.com/', null],
])('%s belongs to %s', (link, site) => {
  expect(forbiddingSite(new URL(link))).toBe(site)
})

/** The shapes of developers.google.com ("Job posting structured data") and of schema.org. */
test.each([
  [
    'a remote job',
    {
      '@type': 'JobPosting',
      title: 'Engineer',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
      hiringOrganization: 'Harborline',
    },
    { title: 'Engineer', company: 'Harborline', place: 'USA', workMode: 'remote' },
  ],
  [
    'a job in two places',
    {
      '@type': 'http://schema.org/JobPosting',
      name: 'Nurse',
      jobLocation: [{ address: { addressLocality: 'Berlin', addressCountry: 'DE' } }, { address: 'Hamburg' }],
      hiringOrganization: { name: 'Clinic', sameAs: ['https://clinic.example'] },
    },
    {
      title: 'Nurse',
      company: 'Clinic',
      place: 'Berlin, DE; Hamburg',
      companyLinks: ['https://clinic.example'],
    },
  ],
  [
    'a job within a page',
    {
      '@type': 'WebPage',
      mainEntity: {
        '@type': ['Thing', 'JobPosting'],
        title: 'Baker',
        description: '<p>Bread &amp; rolls</p>',
        datePosted: '2026-03-01',
      },
    },
    { title: 'Baker', description: 'Bread & rolls', postedAt: new Date('2026-03-01T00:00:00.000Z') },
  ],
  [
    'nonsense in every field',
    {
      '@type': 'JobPosting',
      title: 7,
      description: {},
      datePosted: 'soon',
      hiringOrganization: [],
      jobLocation: 'x',
    },
    { title: '', company: '', description: '', postedAt: null, place: '' },
  ],
])('%s is read', (_case, data, expected) => {
  expect(jobDataIn(['{broken', JSON.stringify(data)])).toMatchObject(expected)
})

test('data about something else is no posting, however deep it is', () => {
  const nested = `${'{"a":'.repeat(5_000)}{"@type":"JobPosting","title":"Baker"}${'}'.repeat(5_000)}`
  expect(jobDataIn([JSON.stringify({ '@type': 'Article' }), nested])).toBeNull()
})
