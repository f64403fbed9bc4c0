import * as z from 'zod/mini'

const Text = z.object({ text: z.string() })
const Block = z.union([Text, z.object({ cachePoint: z.object({ type: z.literal('default') }) })])

/** The part of Converse that we use: one turn, one forced tool. */
export const ConverseInput = z.object({
  system: z._default(z.array(Text), []),
  messages: z
    .array(z.object({ role: z.literal('user'), content: z.array(Block).check(z.minLength(1)) }))
    .check(z.minLength(1)),
  inferenceConfig: z._default(
    z.object({ maxTokens: z.optional(z.number()), temperature: z.optional(z.number()) }),
    {},
  ),
  toolConfig: z.object({
    tools: z
      .array(
        z.object({
          toolSpec: z.object({
            name: z.string(),
            inputSchema: z.object({ json: z.looseObject({ type: z.literal('object') }) }),
          }),
        }),
      )
      .check(z.minLength(1)),
    toolChoice: z.object({ tool: z.object({ name: z.string() }) }),
  }),
  additionalModelRequestFields: z.optional(
    z.looseObject({ thinking: z.optional(z.object({ type: z.string() })) }),
  ),
})
