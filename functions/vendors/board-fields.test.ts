import { expect, it } from 'vitest'
import type { BoardAdapter } from './kit/board-reader.ts'
import { BOARD_VENDORS } from './posting-vendors.ts'

/** The fields as the families return them, with invented companies; docs/posting-sources.md lists what is read. */
const RECORDED: readonly [
  field: string,
  family: string,
  answer: unknown,
  read: { place: string; workMode?: string | undefined; remote?: boolean },
][] = [
  [
    'workplaceType outweighs isRemote',
    'ashby',
    { jobs: [{ id: 'a', title: 'Analyst', location: 'Lyon', isRemote: true, workplaceType: 'Hybrid' }] },
    { place: 'Lyon', workMode: 'Hybrid', remote: true },
  ],
  [
    'secondaryLocations have addresses of their own',
    'ashby',
    {
      jobs: [
        {
          id: 'a',
          title: 'Analyst',
          location: 'Lyon',
          address: { postalAddress: { addressCountry: 'France' } },
          secondaryLocations: [
            { location: 'Turin', address: { postalAddress: { addressCountry: 'Italy' } } },
            { address: { postalAddress: { addressLocality: 'Ghent', addressCountry: 'Belgium' } } },
          ],
        },
      ],
    },
    { place: 'Lyon, France; Turin, Italy; Ghent, Belgium', remote: false },
  ],
  [
    'location.name is a place',
    'greenhouse',
    { jobs: [{ id: 1, internal_job_id: 2, title: 'Analyst', location: { name: 'Leeds, UK' }, offices: [] }] },
    { place: 'Leeds, UK' },
  ],
  [
    'location.name is only a work mode',
    'greenhouse',
    {
      jobs: [
        {
          id: 1,
          internal_job_id: 2,
          title: 'Analyst',
          location: { name: 'Hybrid' },
          offices: [{ name: 'UK', location: 'Leeds, England, United Kingdom' }],
        },
      ],
    },
    { place: 'Hybrid - Leeds, England, United Kingdom' },
  ],
  [
    'location.name is empty',
    'greenhouse',
    {
      jobs: [
        {
          id: 1,
          internal_job_id: 2,
          title: 'Analyst',
          location: { name: '' },
          offices: [{ name: 'Oslo', location: null }],
        },
      ],
    },
    { place: 'Oslo' },
  ],
  [
    'country is that of the first of allLocations',
    'lever',
    [
      {
        id: 'a',
        text: 'Analyst',
        country: 'US',
        workplaceType: 'on-site',
        categories: { location: 'Boston', allLocations: ['Boston', 'Toronto', 'Berlin, Germany'] },
      },
    ],
    { place: 'Boston, US; Toronto; Berlin, Germany', workMode: 'on-site' },
  ],
  [
    'workplaceType unspecified',
    'lever',
    [{ id: 'a', text: 'Analyst', workplaceType: 'unspecified', categories: { location: 'Boston, MA' } }],
    { place: 'Boston, MA', workMode: 'unspecified' },
  ],
  [
    'locations',
    'recruitee',
    {
      offers: [
        {
          id: 1,
          title: 'Analyst',
          location: 'Utrecht, Ghent',
          city: 'Utrecht',
          country: 'Netherlands',
          locations: [
            { city: 'Utrecht', country: 'Netherlands' },
            { city: 'Ghent', country: 'Belgium', country_code: 'BE' },
          ],
          hybrid: true,
        },
      ],
    },
    { place: 'Utrecht, Netherlands; Ghent, Belgium', workMode: 'hybrid', remote: false },
  ],
  [
    'remote and hybrid at once',
    'recruitee',
    {
      offers: [{ id: 1, title: 'Analyst', city: 'Utrecht', country_code: 'NL', remote: true, hybrid: true }],
    },
    { place: 'Utrecht, NL', remote: true },
  ],
  [
    'location.hybrid',
    'smartrecruiters',
    {
      totalFound: 1,
      content: [
        {
          id: 'a',
          name: 'Analyst',
          location: { city: 'Graz', region: 'Styria', country: 'at', remote: true, hybrid: true },
        },
      ],
    },
    { place: 'Graz, Styria, AT', workMode: 'hybrid', remote: true },
  ],
  [
    'location.remote alone',
    'smartrecruiters',
    {
      totalFound: 1,
      content: [{ id: 'a', name: 'Analyst', location: { city: 'Graz', country: 'at', remote: true } }],
    },
    { place: 'Graz, AT', remote: true },
  ],
  [
    'on_site alone',
    'recruitee',
    { offers: [{ id: 1, title: 'Analyst', city: 'Utrecht', country_code: 'NL', on_site: true }] },
    { place: 'Utrecht, NL', workMode: 'onsite', remote: false },
  ],
  [
    'jobLocation with several addresses',
    'teamtailor',
    {
      items: [
        {
          id: 'a',
          title: 'Analyst',
          _jobposting: {
            jobLocationType: 'TELECOMMUTE',
            jobLocation: [
              { address: { addressLocality: 'Malmö', addressCountry: 'SE' } },
              { address: { addressLocality: 'Aarhus', addressCountry: 'DK' } },
            ],
          },
        },
      ],
    },
    { place: 'Malmö, SE; Aarhus, DK', remote: true },
  ],
  [
    'rows of one shortcode',
    'workable',
    {
      jobs: [
        { shortcode: 'A', title: 'Analyst', city: 'Cork', country: 'Ireland' },
        { shortcode: 'A', title: 'Analyst', city: 'Galway', country: 'Ireland' },
      ],
    },
    { place: 'Cork, Ireland; Galway, Ireland', remote: false },
  ],
  [
    'locations without the hidden ones',
    'workable',
    {
      jobs: [
        {
          shortcode: 'A',
          title: 'Analyst',
          city: 'Cork',
          country: 'Ireland',
          telecommuting: true,
          locations: [
            { city: 'Cork', region: '', country: 'Ireland', hidden: false },
            { city: 'Derby', region: 'England', country: 'United Kingdom', hidden: false },
            { city: 'Bonn', region: '', country: 'Germany', hidden: true },
          ],
        },
      ],
    },
    { place: 'Cork, Ireland; Derby, England, United Kingdom', remote: true },
  ],
]

const ADAPTERS: Readonly<Record<string, () => Promise<{ readonly boards: BoardAdapter }>>> = {
  ashby: async () => await import('./ashby/ashby-boards.ts'),
  greenhouse: async () => await import('./greenhouse/greenhouse-boards.ts'),
  lever: async () => await import('./lever/lever-boards.ts'),
  recruitee: async () => await import('./recruitee/recruitee-boards.ts'),
  smartrecruiters: async () => await import('./smartrecruiters/smartrecruiters-boards.ts'),
  teamtailor: async () => await import('./teamtailor/teamtailor-boards.ts'),
  workable: async () => await import('./workable/workable-boards.ts'),
}

it('has fields of every family', () => {
  expect(Object.keys(ADAPTERS)).toEqual(BOARD_VENDORS.map(({ id }) => id))
})

it.each(RECORDED)('%s (%s)', async (_, family, answer, read) => {
  const boards = await ADAPTERS[family]?.()
  const [job] = (await boards?.boards.jobs(async () => answer, 'token', 'http://boards.example')) ?? []
  expect({ place: job?.place, workMode: job?.workMode, remote: job?.remote }).toEqual({
    workMode: undefined,
    remote: undefined,
    ...read,
  })
})

it("a posting of Recruitee is at the tenant's host, because a company's own career host may be gone", async () => {
  const boards = await ADAPTERS['recruitee']?.()
  const offers = [
    { id: 1, slug: 'analyst', title: 'Analyst', careers_url: 'https://jobs.gone.example/o/analyst' },
    { id: 2, title: 'Driver', careers_url: 'https://jobs.gone.example/o/driver' },
  ]
  const jobs = await boards?.boards.jobs(async () => ({ offers }), 'acme', 'https://acme.boards.example')
  expect(jobs?.map(({ url }) => url)).toEqual([
    'https://acme.boards.example/o/analyst',
    'https://jobs.gone.example/o/driver',
  ])
})
