import * as z from 'zod/mini'
import { bedrockWriter } from '#adapters/bedrock/bedrock-writer.ts'
import { openAiWriter } from '#adapters/openai/openai-writer.ts'
import { composer } from '#core/writing/compose/composer.ts'
import { filled, readEnvironment } from '../config.ts'
import { random } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { readSecrets } from '../secrets.ts'

export const fallbackWriter = lazy(() => composer())

/** The writer that the environment chooses; without a choice the offline composer, which needs no key. */
export const writer = lazy(() => {
  const { WRITER } = readEnvironment(z.object({ WRITER: z._default(z.enum(['composer', 'bedrock', 'openai']), 'composer') }))
  if (WRITER === 'bedrock') {
    const env = readEnvironment(z.object({ BEDROCK_MODEL_ID: filled, AWS_REGION: filled }))
    return bedrockWriter({ region: env.AWS_REGION, modelId: env.BEDROCK_MODEL_ID, thinkingDisabled: true, temperature: null, random })
  }
  if (WRITER === 'openai') {
    const env = readSecrets(z.object({ OPENAI_BASE_URL: filled, OPENAI_API_KEY: filled, OPENAI_MODEL: filled }))
    return openAiWriter({ baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY, model: env.OPENAI_MODEL, random })
  }
  return fallbackWriter()
})
