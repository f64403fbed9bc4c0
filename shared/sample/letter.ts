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

Since 2021 I've been a senior backend engineer at Fernweh Travel, where I cut the slowest five percent of booking requests from 900 to 240 milliseconds. Your Senior Backend Engineer posting says you want to bring route requests below 300 milliseconds before next winter, which is why I'm writing.

I also split the booking monolith into 14 Go services in nine months, with no night of downtime.

When would be a good time for a short call? No worries if it isn't a fit.

Kind regards,
Maya Okafor
+49 89 5550 142`,
  sentences: [
    {
      text: "Since 2021 I've been a senior backend engineer at Fernweh Travel, where I cut the slowest five percent of booking requests from 900 to 240 milliseconds.",
      sources: [
        {
          kind: 'resume',
          start: 158,
          end: 168,
          quote: 'March 2021',
        },
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
      text: "Your Senior Backend Engineer posting says you want to bring route requests below 300 milliseconds before next winter, which is why I'm writing.",
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
      text: 'When would be a good time for a short call?',
      sources: [
        {
          kind: 'opinion',
        },
      ],
    },
    {
      text: "No worries if it isn't a fit.",
      sources: [
        {
          kind: 'opinion',
        },
      ],
    },
  ],
}
