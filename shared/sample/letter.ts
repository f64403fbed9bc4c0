import type { Source } from '#shared/models/outreach.ts'

interface SampleLetter {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly sentences: readonly { readonly text: string; readonly sources: readonly Source[] }[]
}

/**
 * What the product writes without a model from the resume and the posting beside it; a test holds them
 * together.
 */
export const SAMPLE_LETTER: SampleLetter = {
  from: 'Maya Okafor <maya.okafor@example.com>',
  to: 'Daniel Reuter <d.reuter@lindgruen.example>',
  subject: 'Your Senior Backend Engineer role at Lindgrün',
  body: `Hi Daniel,

You plan to “bring route requests below 300 milliseconds before next winter”. I've been a Senior Backend Engineer at Fernweh Travel since 2021. Here is what I've done that is close to it:
- Cut the slowest five percent of booking requests from 900 to 240 milliseconds
- Split the booking monolith into 14 Go services in nine months, with no night of downtime
- Moved a 2 TB PostgreSQL cluster to new hardware while customers went on booking

Would fifteen minutes next week suit you? If the timing is off, no need to answer.

Kind regards,
Maya Okafor
+49 89 5550 142`,
  sentences: [
    {
      text: 'You plan to “bring route requests below 300 milliseconds before next winter”.',
      sources: [
        {
          kind: 'posting',
          start: 179,
          end: 241,
          quote: 'bring route requests below 300 milliseconds before next winter',
        },
      ],
    },
    {
      text: "I've been a Senior Backend Engineer at Fernweh Travel since 2021. Here is what I've done that is close to it:",
      sources: [
        {
          kind: 'resume',
          start: 110,
          end: 133,
          quote: 'Senior Backend Engineer',
        },
        {
          kind: 'resume',
          start: 135,
          end: 149,
          quote: 'Fernweh Travel',
        },
        {
          kind: 'resume',
          start: 158,
          end: 168,
          quote: 'March 2021',
        },
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
      text: '- Moved a 2 TB PostgreSQL cluster to new hardware while customers went on booking',
      sources: [
        {
          kind: 'resume',
          start: 352,
          end: 431,
          quote: 'Moved a 2 TB PostgreSQL cluster to new hardware while customers went on booking',
        },
      ],
    },
    {
      text: 'Would fifteen minutes next week suit you?',
      sources: [
        {
          kind: 'opinion',
        },
      ],
    },
    {
      text: 'If the timing is off, no need to answer.',
      sources: [
        {
          kind: 'opinion',
        },
      ],
    },
  ],
}
