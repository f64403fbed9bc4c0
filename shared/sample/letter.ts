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
  subject: 'Senior Backend Engineer opening at Lindgrün',
  body: `Hello Daniel,

At Lindgrün, you want to “bring route requests below 300 milliseconds before next winter”. I've been with Fernweh Travel since 2021 as a Senior Backend Engineer, and some of my work is close to that:
- Cut the slowest five percent of booking requests from 900 to 240 milliseconds
- Split the booking monolith into 14 Go services in nine months, with no night of downtime

Could we talk about the Senior Backend Engineer role for fifteen minutes? If it's not a fit, no need to reply.

Best regards,
Maya Okafor
+49 89 5550 142`,
  sentences: [
    {
      text: 'At Lindgrün, you want to “bring route requests below 300 milliseconds before next winter”.',
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
      text: "I've been with Fernweh Travel since 2021 as a Senior Backend Engineer, and some of my work is close to that:",
      sources: [
        { kind: 'resume', start: 135, end: 149, quote: 'Fernweh Travel' },
        { kind: 'resume', start: 158, end: 168, quote: 'March 2021' },
        { kind: 'resume', start: 110, end: 133, quote: 'Senior Backend Engineer' },
      ],
    },
    {
      text: '- Cut the slowest five percent of booking requests from 900 to 240 milliseconds',
      sources: [
        {
          kind: 'resume',
          start: 272,
          end: 349,
          quote: 'Cut the slowest five percent of booking requests from 900 to 240 milliseconds',
        },
      ],
    },
    {
      text: '- Split the booking monolith into 14 Go services in nine months, with no night of downtime',
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
      text: 'Could we talk about the Senior Backend Engineer role for fifteen minutes?',
      sources: [{ kind: 'posting', start: 0, end: 23, quote: 'Senior Backend Engineer' }],
    },
    { text: "If it's not a fit, no need to reply.", sources: [{ kind: 'opinion' }] },
  ],
}
