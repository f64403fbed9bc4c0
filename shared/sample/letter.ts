import type { Source } from '#shared/models/outreach.ts'

interface SampleLetter {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly sentences: readonly { readonly text: string; readonly sources: readonly Source[] }[]
}

/** What the product writes without a model from the resume and the posting beside it; a test holds them together. */
export const SAMPLE_LETTER: SampleLetter = {
  from: 'Maya Okafor <maya.okafor@example.com>',
  to: 'Daniel Reuter <d.reuter@lindgruen.example>',
  subject: 'Short response times at Lindgrün',
  body: `Hi Daniel,

You are looking for someone to “bring route requests below 300 milliseconds before next winter” as Senior Backend Engineer. On short response times, this is from Fernweh Travel, where I have been Senior Backend Engineer since 2021:
- Cut the slowest five percent of booking requests from 900 to 240 milliseconds

In the same job, on splitting a monolith into services:
- Split the booking monolith into 14 Go services in nine months, with no night of downtime

Would you have ten minutes for a call about the Senior Backend Engineer role? If this is not for you, feel free to ignore it.

Best regards,
Maya Okafor
+49 89 5550 142`,
  sentences: [
    {
      text: 'You are looking for someone to “bring route requests below 300 milliseconds before next winter” as Senior Backend Engineer.',
      sources: [
        { kind: 'posting', start: 179, end: 241, quote: 'bring route requests below 300 milliseconds before next winter' },
        { kind: 'posting', start: 0, end: 23, quote: 'Senior Backend Engineer' },
      ],
    },
    {
      text: 'On short response times, this is from Fernweh Travel, where I have been Senior Backend Engineer since 2021:',
      sources: [
        { kind: 'posting', start: 179, end: 241, quote: 'bring route requests below 300 milliseconds before next winter' },
        { kind: 'resume', start: 272, end: 349, quote: 'Cut the slowest five percent of booking requests from 900 to 240 milliseconds' },
        { kind: 'resume', start: 135, end: 149, quote: 'Fernweh Travel' },
        { kind: 'resume', start: 110, end: 133, quote: 'Senior Backend Engineer' },
        { kind: 'resume', start: 158, end: 168, quote: 'March 2021' },
      ],
    },
    {
      text: '- Cut the slowest five percent of booking requests from 900 to 240 milliseconds',
      sources: [{ kind: 'resume', start: 272, end: 349, quote: 'Cut the slowest five percent of booking requests from 900 to 240 milliseconds' }],
    },
    {
      text: 'In the same job, on splitting a monolith into services:',
      sources: [
        { kind: 'posting', start: 263, end: 341, quote: 'Take the routing service out of our monolith, piece by piece, without downtime' },
        { kind: 'resume', start: 181, end: 269, quote: 'Split the booking monolith into 14 Go services in nine months, with no night of downtime' },
      ],
    },
    {
      text: '- Split the booking monolith into 14 Go services in nine months, with no night of downtime',
      sources: [{ kind: 'resume', start: 181, end: 269, quote: 'Split the booking monolith into 14 Go services in nine months, with no night of downtime' }],
    },
    {
      text: 'Would you have ten minutes for a call about the Senior Backend Engineer role?',
      sources: [{ kind: 'posting', start: 0, end: 23, quote: 'Senior Backend Engineer' }],
    },
    {
      text: 'If this is not for you, feel free to ignore it.',
      sources: [{ kind: 'opinion' }],
    },
  ],
}
