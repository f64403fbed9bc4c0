import type { LetterSentence } from '../../components/ui/letter-marks.ts'

/** The letter of the landing page. People and companies are invented; what a real one looks like is not. */
export const SAMPLE = {
  from: 'Maya Okafor <maya.okafor@example.com>',
  to: 'Daniel Reuter <d.reuter@lindgruen.example>',
  subject: 'Splitting your routing service',
  body: `Dear Daniel Reuter,

Your posting for a Senior Backend Engineer in Munich asks for someone to split the routing service out of the monolith. At Fernweh Travel I did this for bookings: 14 endpoints became Go services in nine months. The slowest five percent of requests went from 900 to 240 ms. You also name Postgres; I moved a 2 TB cluster without downtime.

Could we talk for 15 minutes next week about how you plan the split?

If this is not for you, one line is enough and I will not write again.

Maya Okafor
maya.okafor@example.com`,
} as const

export const SAMPLE_SENTENCES: readonly LetterSentence[] = [
  {
    text: 'Dear Daniel Reuter,',
    sources: [{ kind: 'contact', uri: 'https://lindgruen.example/team', seenAt: '2026-11-03', quote: 'Daniel Reuter, Head of Engineering' }],
  },
  {
    text: 'Your posting for a Senior Backend Engineer in Munich asks for someone to split the routing service out of the monolith.',
    sources: [{ kind: 'posting', start: 0, end: 0, quote: 'You will carve the routing service out of our monolith' }],
  },
  {
    text: 'At Fernweh Travel I did this for bookings: 14 endpoints became Go services in nine months.',
    sources: [{ kind: 'resume', start: 0, end: 0, quote: 'Moved 14 booking endpoints to Go services in nine months' }],
  },
  {
    text: 'The slowest five percent of requests went from 900 to 240 ms.',
    sources: [{ kind: 'resume', start: 0, end: 0, quote: 'p95 from 900 ms to 240 ms' }],
  },
  {
    text: 'You also name Postgres; I moved a 2 TB cluster without downtime.',
    sources: [
      { kind: 'posting', start: 0, end: 0, quote: 'PostgreSQL in production' },
      { kind: 'resume', start: 0, end: 0, quote: 'Zero-downtime move of a 2 TB Postgres cluster' },
    ],
  },
]
