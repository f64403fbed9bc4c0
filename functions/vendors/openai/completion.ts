import * as z from 'zod/mini'
import { jsonObjectIn } from '#platform/language-model/json-object.ts'
import { ModelUnavailable } from '#platform/language-model/language-model.ts'

/** Some servers send the text in parts. */
const Parts = z.array(z.union([z.string(), z.looseObject({ text: z.optional(z.string()) })]))

const Message = z.object({
  content: z.nullish(z.union([z.string(), Parts])),
  refusal: z.nullish(z.string()),
  /** Some servers answer as if the schema were a tool. */
  tool_calls: z.nullish(
    z.array(z.object({ function: z.object({ arguments: z.union([z.string(), z.looseObject({})]) }) })),
  ),
})

/** The fields we read. Servers other than OpenAI's leave out fields, or send an error with status 200. */
const Completion = z.object({
  error: z.optional(z.unknown()),
  choices: z.nullish(z.array(z.object({ finish_reason: z.nullish(z.string()), message: Message }))),
})

type Content = z.infer<typeof Message>['content']

const textOf = (content: Content): string =>
  typeof content === 'string'
    ? content
    : (content ?? []).map((part) => (typeof part === 'string' ? part : (part.text ?? ''))).join('')

/** Finish reasons of incomplete answers; reasons unknown to OpenAI's API count as complete. */
const ENDED_EARLY = { length: 'cut_off', max_tokens: 'cut_off', content_filter: 'refused' } as const
const isEarly = (reason: string): reason is keyof typeof ENDED_EARLY => Object.hasOwn(ENDED_EARLY, reason)

const noAnswer = (): ModelUnavailable => new ModelUnavailable('no_answer', 'The model gave no answer.')

/** The answer's JSON object, in any of the forms that servers use. Throws ModelUnavailable. */
export function answerOf(completion: unknown): unknown {
  const { error, choices } = Completion.safeParse(completion).data ?? {}
  if (error !== undefined && error !== null)
    throw new ModelUnavailable('vendor_error', 'openai: an error with status 200')
  const choice = choices?.[0]
  if (choice === undefined) throw noAnswer()
  const {
    finish_reason: reason,
    message: { refusal, content, tool_calls: calls },
  } = choice
  if (typeof reason === 'string' && isEarly(reason))
    throw new ModelUnavailable(ENDED_EARLY[reason], `The model stopped early: ${reason}.`)
  if (refusal) throw new ModelUnavailable('refused', 'The model refused to answer.')
  const said = textOf(content)
  if (said.trim() !== '') return jsonObjectIn(said)
  const given = calls?.[0]?.function.arguments
  if (given === undefined) throw noAnswer()
  return typeof given === 'string' ? jsonObjectIn(given) : given
}
