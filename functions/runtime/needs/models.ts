import * as z from 'zod/mini'
import type { LanguageModel } from '#core/language-model/language-model.ts'
import { modelReader, type ModelReading } from '#core/resume/model-reader/read-with-model.ts'
import { filled, readEnvironment } from '../config.ts'
import { random } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { count } from '../metrics.ts'
import { readSecrets } from '../secrets.ts'

/** Loads a vendor's client with the first question: of several a function uses one. */
function loaded(id: string, load: () => Promise<LanguageModel>): LanguageModel {
  const model = lazy(load)
  return { id, ask: async (request) => await (await model()).ask(request) }
}

/** The model that the environment chooses; null for the offline composer, which needs none. */
export const languageModel = lazy((): LanguageModel | null => {
  const { WRITER } = readEnvironment(z.object({ WRITER: z._default(z.enum(['composer', 'bedrock', 'openai']), 'composer') }))
  if (WRITER === 'bedrock') {
    const env = readEnvironment(z.object({ BEDROCK_MODEL_ID: filled, AWS_REGION: filled }))
    return loaded(env.BEDROCK_MODEL_ID, async () => (await import('#adapters/bedrock/bedrock-model.ts')).bedrockModel({ region: env.AWS_REGION, modelId: env.BEDROCK_MODEL_ID, thinkingDisabled: true, temperature: null }))
  }
  if (WRITER === 'openai') {
    const env = readSecrets(z.object({ OPENAI_BASE_URL: filled, OPENAI_API_KEY: filled, OPENAI_MODEL: filled }))
    return loaded(env.OPENAI_MODEL, async () => (await import('#adapters/openai/openai-model.ts')).openAiModel({ baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY, model: env.OPENAI_MODEL }))
  }
  return null
})

/** How long a model may take where the environment says so: one on a person's own machine is slow. Milliseconds. */
export function modelTimeoutMs(): number | undefined {
  const { MODEL_TIMEOUT_SECONDS } = readEnvironment(z.object({ MODEL_TIMEOUT_SECONDS: z.optional(z.coerce.number().check(z.gte(1), z.lte(900))) }))
  return MODEL_TIMEOUT_SECONDS === undefined ? undefined : MODEL_TIMEOUT_SECONDS * 1_000
}

/** What reads resumes beside the layout reader, and counts why it could not; null without a model. */
export const modelReading = lazy((): ModelReading | null => {
  const model = languageModel()
  return model === null ? null : { model: modelReader(model, modelTimeoutMs()), random, failed: (cause) => count('ModelReadingFailed', 1, cause) }
})
