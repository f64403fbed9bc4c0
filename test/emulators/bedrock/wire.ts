import * as z from 'zod/mini'

const Text = z.object({ text: z.string() })

/** The part of Converse that we use: one turn, one forced tool. */
export const ConverseInput = z.object({
  system: z._default(z.array(Text), []),
  messages: z.array(z.object({ role: z.literal('user'), content: z.array(Text).check(z.minLength(1)) })).check(z.minLength(1)),
  inferenceConfig: z._default(z.object({ maxTokens: z.optional(z.number()), temperature: z.optional(z.number()) }), {}),
  toolConfig: z.object({
    tools: z.array(z.object({ toolSpec: z.object({ name: z.string(), inputSchema: z.object({ json: z.looseObject({ type: z.literal('object') }) }) }) })).check(z.minLength(1)),
    toolChoice: z.object({ tool: z.object({ name: z.string() }) }),
  }),
  additionalModelRequestFields: z.optional(z.looseObject({ thinking: z.optional(z.object({ type: z.string() })) })),
})

/** The part of chat completions that we use: plain text in, strict JSON schema out. */
export const ChatInput = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })).check(z.minLength(1)),
  response_format: z.object({ type: z.literal('json_schema'), json_schema: z.object({ name: z.string(), strict: z.literal(true), schema: z.looseObject({}) }) }),
})
