import type { Source } from '#shared/models/outreach/outreach.ts'

interface SampleLetter {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly sentences: readonly { readonly text: string; readonly sources: readonly Source[] }[]
}

/** What the product writes from the resume and posting beside it; a test holds them together. */
export const SAMPLE_LETTER: SampleLetter = {
  from: 'Maya Okafor <maya.okafor@example.com>',
  to: 'Daniel Reuter <d.reuter@lindgruen.example>',
  subject: 'Your Senior Backend Engineer role at Lindgrün',
  body: `Hello Daniel,

At Lindgrün, you want to bring route requests below 300 milliseconds before next winter. I've been a Senior Backend Engineer at Fernweh Travel since 2021, and there I cut the slowest five percent of booking requests from 900 to 240 milliseconds.

You also need someone to “take the routing service out of our monolith, piece by piece, without downtime”. In that job, I split the booking monolith into 14 Go services in nine months, with no night of downtime.

I'd be glad to bring that to Lindgrün. Would you have fifteen minutes next week to talk about the Senior Backend Engineer role? No worries if you have already found someone.

Kind regards,
Maya Okafor
+49 89 5550 142`,
  sentences: [
    {
      text: 'At Lindgrün, you want to bring route requests below 300 milliseconds before next winter.',
      sources: [
        { kind: 'posting', start: 24, end: 32, quote: 'Lindgrün' },
        {
          kind: 'posting',
          start: 179,
          end: 241,
          quote: 'bring route requests below 300 milliseconds before next winter',
        },
      ],
    },
    {
      text: "I've been a Senior Backend Engineer at Fernweh Travel since 2021, and there I cut the slowest five percent of booking requests from 900 to 240 milliseconds.",
      sources: [
        { kind: 'resume', start: 110, end: 133, quote: 'Senior Backend Engineer' },
        { kind: 'resume', start: 135, end: 149, quote: 'Fernweh Travel' },
        { kind: 'resume', start: 158, end: 168, quote: 'March 2021' },
        {
          kind: 'resume',
          start: 272,
          end: 349,
          quote: 'Cut the slowest five percent of booking requests from 900 to 240 milliseconds',
        },
      ],
    },
    {
      text: 'You also need someone to “take the routing service out of our monolith, piece by piece, without downtime”.',
      sources: [
        {
          kind: 'posting',
          start: 263,
          end: 341,
          quote: 'Take the routing service out of our monolith, piece by piece, without downtime',
        },
      ],
    },
    {
      text: 'In that job, I split the booking monolith into 14 Go services in nine months, with no night of downtime.',
      sources: [
        {
          kind: 'resume',
          start: 181,
          end: 269,
          quote: 'Split the booking monolith into 14 Go services in nine months, with no night of downtime',
        },
      ],
    },
    {
      text: "I'd be glad to bring that to Lindgrün.",
      sources: [{ kind: 'posting', start: 24, end: 32, quote: 'Lindgrün' }],
    },
    {
      text: 'Would you have fifteen minutes next week to talk about the Senior Backend Engineer role?',
      sources: [{ kind: 'posting', start: 0, end: 23, quote: 'Senior Backend Engineer' }],
    },
    { text: 'No worries if you have already found someone.', sources: [{ kind: 'opinion' }] },
  ],
}
