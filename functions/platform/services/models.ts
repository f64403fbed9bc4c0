import * as z from 'zod/mini'
import type { LanguageModel } from '../language-model/language-model.ts'
import { builtInWriter } from '#functions/letters/built-in/built-in-writer.ts'
import { MODEL_LIMITS, modelWriter, type ModelLimits } from '#functions/letters/prompt/model-writer.ts'
import { secondReader } from '#functions/letters/second-reader/second-reader.ts'
import type { LetterWriters } from '#functions/letters/write-letter.ts'
import type { ModelReading } from '#functions/resume/model-reader/read-with-model.ts'
import { readEnvironment, setting } from '../config/config.ts'
import { random } from '../lambda/identifiers.ts'
import { lazy } from '../lazy.ts'
import { count } from '../log/metrics.ts'
import { secretSetting } from '../config/stored-secrets.ts'
import { fingerprints } from './table.ts'

/** Loads a vendor's client at the first request, since a function uses only one of them. */
function loaded(id: string, load: () => Promise<LanguageModel>): LanguageModel {
  const model = lazy(load)
  return { id, ask: async (request) => await (await model()).ask(request) }
}

/** The model chosen by the environment; null for the built-in writer. */
const languageModel = lazy((): LanguageModel | null => {
  const { WRITER } = readEnvironment(
    z.object({ WRITER: z._default(z.enum(['composer', 'bedrock', 'openai']), 'composer') }),
  )
  if (WRITER === 'bedrock') {
    const modelId = setting('BEDROCK_MODEL_ID')
    return loaded(modelId, async () =>
      (await import('#vendors/bedrock/bedrock-model.ts')).bedrockModel({ modelId }),
    )
  }
  if (WRITER === 'openai') {
    const [baseUrl, model] = [setting('OPENAI_BASE_URL'), setting('OPENAI_MODEL')]
    const apiKey = secretSetting('OPENAI_API_KEY')
    return loaded(model, async () =>
      (await import('#vendors/openai/openai-model.ts')).openAiModel({ baseUrl, apiKey, model }),
    )
  }
  return null
})

const Limits = z.object({
  /** For all attempts of one request together. */
  MODEL_TIMEOUT_SECONDS: z.optional(z.coerce.number().check(z.gte(1), z.lte(600))),
  /** For one answer, including the model's thinking. */
  MODEL_MAX_TOKENS: z.optional(z.coerce.number().check(z.int(), z.gte(500), z.lte(32_000))),
})

/** Limits that the environment overrides, as for a slow model on one's own machine. */
const chosenLimits = lazy((): Partial<ModelLimits> => {
  const { MODEL_TIMEOUT_SECONDS: seconds, MODEL_MAX_TOKENS: maxTokens } = readEnvironment(Limits)
  return {
    ...(seconds === undefined ? {} : { timeoutMs: seconds * 1_000 }),
    ...(maxTokens === undefined ? {} : { maxTokens }),
  }
})

/** The resume reader that uses a model, and counts its failures by cause; null without a model. */
export const modelReading = lazy((): ModelReading | null => {
  const model = languageModel()
  const failed: ModelReading['failed'] = (cause) => count('ModelReadingFailed', 1, cause)
  return model && { model, ...chosenLimits(), random, failed }
})

/** The chosen model, which also reads each letter a second time; without one the built-in writer. */
export const letterWriters = lazy((): LetterWriters => {
  const [model, fallback] = [languageModel(), builtInWriter()]
  if (model === null) return { writer: fallback, fallback }
  const secrets = { random, fingerprint: (value: string) => fingerprints.fingerprint(value) }
  const limits: ModelLimits = { ...MODEL_LIMITS, ...chosenLimits() }
  return {
    writer: modelWriter(model, secrets, limits),
    fallback,
    secondReader: secondReader(model, secrets, {
      limits,
      failed: (cause) => count('SecondReadingFailed', 1, cause),
    }),
    onFallback: (cause) => count('ModelFallback', 1, cause),
  }
})
