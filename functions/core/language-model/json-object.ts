import { ModelUnavailable } from './language-model.ts'

/** Characters of an answer that are read: an answer of 6,000 tokens has some 24,000, and what is far above was not written for us. */
const LONGEST_ANSWER = 60_000

const THINKING = /^[\s\S]*<\/think(?:ing)?>/iu
const FENCED = /```(?:json)?\s*([\s\S]*?)```/iu

/**
 * The JSON object in what a model said, without the thinking before it, the fence around it and the prose on either side. Throws
 * ModelUnavailable.
 */
export function jsonObjectIn(said: string): unknown {
  if (said.length > LONGEST_ANSWER) throw new ModelUnavailable('too_long', 'The answer is far too long.')
  const answered = said.replace(THINKING, '')
  const body = FENCED.exec(answered)?.[1] ?? answered
  const [first, last] = [body.indexOf('{'), body.lastIndexOf('}')]
  if (first < 0) throw new ModelUnavailable('not_json', 'The answer is not JSON.')
  try {
    const value: unknown = JSON.parse(body.slice(first, last + 1))
    return value
  } catch {
    throw new ModelUnavailable('not_json', 'The answer is not JSON.')
  }
}
