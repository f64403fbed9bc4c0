import * as z from 'zod/mini'
import { composer } from '#core/writing/compose/composer.ts'
import type { Writer } from '#core/writing/model.ts'
import { filled, readEnvironment } from '../config.ts'
import { random } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { readSecrets } from '../secrets.ts'

export const fallbackWriter = lazy(() => composer())

/** Loads a vendor's client with the first letter: of several writers a function uses one. */
function loaded(load: () => Promise<Writer>): Writer {
  const writer = lazy(load)
  return { write: async (...letter) => await (await writer()).write(...letter) }
}

/** The writer that the environment chooses; without a choice the offline composer, which needs no key. */
export const writer = lazy(() => {
  const { WRITER } = readEnvironment(z.object({ WRITER: z._default(z.enum(['composer', 'bedrock', 'openai']), 'composer') }))
  if (WRITER === 'bedrock') {
    const env = readEnvironment(z.object({ BEDROCK_MODEL_ID: filled, AWS_REGION: filled }))
    return loaded(async () => (await import('#adapters/bedrock/bedrock-writer.ts')).bedrockWriter({ region: env.AWS_REGION, modelId: env.BEDROCK_MODEL_ID, thinkingDisabled: true, temperature: null, random }))
  }
  if (WRITER === 'openai') {
    const env = readSecrets(z.object({ OPENAI_BASE_URL: filled, OPENAI_API_KEY: filled, OPENAI_MODEL: filled }))
    return loaded(async () => (await import('#adapters/openai/openai-writer.ts')).openAiWriter({ baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY, model: env.OPENAI_MODEL, random }))
  }
  return fallbackWriter()
})
