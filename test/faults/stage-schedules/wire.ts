import * as z from 'zod/mini'

const Queue = z.object({ url: z.string(), arn: z.string() })

/** Messages to a worker process. Its environment contains the stage's addresses. */
export const Command = z.union([
  z.object({
    begin: z.object({
      seed: z.number(),
      sqs: z.string(),
      queues: z.record(z.string(), Queue),
      /**
       * Difference of its clock from the stage's, and the chance that a message is processed twice at once
       * and sent again.
       */
      clockMs: z.number(),
      duplicate: z.number(),
    }),
  }),
  /** Accepts no new messages, and answers `rests` once the current ones are done. */
  z.object({ rest: z.literal(true) }),
  /** Continues with the clock advanced by this. Milliseconds. */
  z.object({ goOn: z.number() }),
])
export type Command = z.infer<typeof Command>

/** Messages from a worker process: it has begun, it rests, or an error. */
export const Reply = z.union([z.literal('began'), z.literal('rests'), z.object({ report: z.string() })])
export type Reply = z.infer<typeof Reply>
