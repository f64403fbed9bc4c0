/** The posting and the recipient of the sample letter. Lindgrün and Daniel Reuter are invented. */
export const SAMPLE_POSTING = {
  title: 'Senior Backend Engineer',
  company: 'Lindgrün',
  location: 'Munich, Germany',
  url: 'https://lindgruen.example/jobs/backend',
  postedAt: '2026-11-02T00:00:00.000Z',
  description: `Lindgrün plans delivery rounds for electric vans in 60 cities.

Drivers start at six, and that is when we are slowest. We want to bring route requests below 300 milliseconds before next winter.

What you will do
- Take the routing service out of our monolith, piece by piece, without downtime
- Run what you build, together with our platform team
- Share the on-call week with four colleagues

What you bring
- Several years of Go or Java in production`,
} as const

export const SAMPLE_CONTACT = {
  firstName: 'Daniel',
  lastName: 'Reuter',
  title: 'Head of Engineering',
  email: 'd.reuter@lindgruen.example',
  sourceUri: 'https://lindgruen.example/team',
  seenAt: '2026-11-03',
} as const
