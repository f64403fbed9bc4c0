import type { Source } from '#shared/models/outreach/outreach.ts'

interface SampleLetter {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly sentences: readonly { readonly text: string; readonly sources: readonly Source[] }[]
}

/** The letter that the product writes from the sample resume and posting; a test compares them. */
export const SAMPLE_LETTER: SampleLetter = {
  from: 'Maya Okafor <maya.okafor@example.com>',
  to: 'Daniel Reuter <d.reuter@lindgruen.example>',
  subject: 'Your Senior Backend Engineer role at Lindgrün',
  body: `Hello Daniel,

Your Senior Backend Engineer posting says you want to bring route requests below 300 milliseconds before next winter. I'm a senior backend engineer at Fernweh Travel, where I cut the slowest five percent of booking requests from 900 to 240 milliseconds.

I also split the booking monolith into 14 Go services in nine months, with no night of downtime. I moved a 2 TB PostgreSQL cluster to new hardware while customers went on booking.

Worth a quick call about the role? If now isn't a good time, no worries.

Kind regards,
Maya Okafor
+49 89 5550 142`,
  sentences: [
    {
      text: 'Your Senior Backend Engineer posting says you want to bring route requests below 300 milliseconds before next winter.',
      sources: [
        {
          kind: 'posting',
          start: 0,
          end: 23,
          quote: 'Senior Backend Engineer',
        },
        {
          kind: 'posting',
          start: 179,
          end: 241,
          quote: 'bring route requests below 300 milliseconds before next winter',
        },
      ],
    },
    {
      text: "I'm a senior backend engineer at Fernweh Travel, where I cut the slowest five percent of booking requests from 900 to 240 milliseconds.",
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
          start: 272,
          end: 349,
          quote: 'Cut the slowest five percent of booking requests from 900 to 240 milliseconds',
        },
      ],
    },
    {
      text: 'I also split the booking monolith into 14 Go services in nine months, with no night of downtime.',
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
      text: 'I moved a 2 TB PostgreSQL cluster to new hardware while customers went on booking.',
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
      text: 'Worth a quick call about the role?',
      sources: [
        {
          kind: 'opinion',
        },
      ],
    },
    {
      text: "If now isn't a good time, no worries.",
      sources: [
        {
          kind: 'opinion',
        },
      ],
    },
  ],
}
