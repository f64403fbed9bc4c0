import type { Source } from '#engine/values/finding.ts'

interface SampleLetter {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly sentences: readonly { readonly text: string; readonly sources: readonly Source[] }[]
}

/** The model that wrote the sample letter from the product's own questions. */
export const SAMPLE_WRITER = 'Claude'

/**
 * A letter that a model wrote through the product from the sample resume and posting, as it was saved. A test checks
 * it as every letter is checked.
 */
export const SAMPLE_LETTER: SampleLetter = {
  from: 'Maya Okafor <maya.okafor@example.com>',
  to: 'Daniel Reuter <d.reuter@lindgruen.example>',
  subject: 'Monolith split into 14 Go services',
  body: `Hello Daniel,

Taking a routing service out of a monolith, piece by piece and without downtime, is close to what I've done at Fernweh Travel: as a senior backend engineer there I split the booking monolith into 14 Go services in nine months, with no night of downtime.

On speed, you want route requests below 300 milliseconds before next winter; I cut the slowest five percent of our booking requests from 900 to 240. I also wrote the on-call handbook and halved the alerts that woke somebody at night.

Which piece of the routing service comes out first?

Best regards,
Maya Okafor
+49 89 5550 142`,
  sentences: [
    {
      text: "Taking a routing service out of a monolith, piece by piece and without downtime, is close to what I've done at Fernweh Travel: as a senior backend engineer there I split the booking monolith into 14 Go services in nine months, with no night of downtime.",
      sources: [
        {
          kind: 'posting',
          start: 261,
          end: 341,
          quote: '- Take the routing service out of our monolith, piece by piece, without downtime',
        },
        { kind: 'resume', start: 110, end: 133, quote: 'Senior Backend Engineer' },
        { kind: 'resume', start: 135, end: 149, quote: 'Fernweh Travel' },
        { kind: 'resume', start: 151, end: 157, quote: 'Munich' },
        { kind: 'resume', start: 158, end: 168, quote: 'March 2021' },
        { kind: 'resume', start: 171, end: 178, quote: 'Present' },
        {
          kind: 'resume',
          start: 181,
          end: 269,
          quote: 'Split the booking monolith into 14 Go services in nine months, with no night of downtime',
        },
      ],
    },
    {
      text: 'On speed, you want route requests below 300 milliseconds before next winter; I cut the slowest five percent of our booking requests from 900 to 240. I also wrote the on-call handbook and halved the alerts that woke somebody at night.',
      sources: [
        {
          kind: 'posting',
          start: 113,
          end: 242,
          quote:
            'Drivers start at six, and that is when we are slowest. We want to bring route requests below 300 milliseconds before next winter.',
        },
        {
          kind: 'resume',
          start: 272,
          end: 349,
          quote: 'Cut the slowest five percent of booking requests from 900 to 240 milliseconds',
        },
        {
          kind: 'resume',
          start: 434,
          end: 510,
          quote: 'Wrote the on-call handbook and halved the alerts that woke somebody at night',
        },
      ],
    },
    { text: 'Which piece of the routing service comes out first?', sources: [{ kind: 'opinion' }] },
  ],
}
