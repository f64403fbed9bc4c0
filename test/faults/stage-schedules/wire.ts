import * as z from 'zod/mini'

const Queue = z.object({ url: z.string(), arn: z.string() })

/** What a worker process is told. Its environment leads it to the stage. */
export const Told = z.union([
  z.object({
    begin: z.object({
      seed: z.number(),
      sqs: z.string(),
      queues: z.record(z.string(), Queue),
      /**
       * How far its clock is from the stage's, and how often a message is handled twice at once and sent
       * again.
       */
      clockMs: z.number(),
      duplicate: z.number(),
    }),
  }),
  /** Takes no new message and answers `rests` once the old ones are done. */
  z.object({ rest: z.literal(true) }),
  /** Goes on, that much later. Milliseconds. */
  z.object({ goOn: z.number() }),
])
export type Told = z.infer<typeof Told>

/** What it says: that it has begun; that it rests; or what went wrong. */
export const Said = z.union([z.literal('began'), z.literal('rests'), z.object({ report: z.string() })])
export type Said = z.infer<typeof Said>
