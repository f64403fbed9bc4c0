import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import type { LanguageModel } from '#engine/model'
import type { OnModelUse } from '#vendors/kit/models/model-use.ts'
import { withinTokens } from '#vendors/kit/models/within-tokens.ts'
import { lettersBy, type LetterWriters, type ModelLimits } from '#engine/letters'
import type { ModelReading } from '#engine/resume'
import { readEnvironment, setting } from '#platform/config/config.ts'
import { random } from '#platform/lambda/identifiers.ts'
import { lazy } from '#platform/lazy.ts'
import { count } from '#platform/log/metrics.ts'
import { secretSetting } from '#platform/config/stored-secrets.ts'
import { countUse } from './statistics.ts'
import { fingerprints } from './fingerprints.ts'
import { limits as tokenBudget } from './table.ts'

/** Loads a vendor's client at the first request, since a function uses only one of them. */
function loaded(id: string, load: () => Promise<LanguageModel>): LanguageModel {
  const model = lazy(load)
  return { id, ask: async (request) => await (await model()).ask(request) }
}

const counting =
  (model: string): OnModelUse =>
  async ({ input, cached, output }) =>
    await countUse({
      [`model.calls.${model}`]: 1,
      [`model.input.${model}`]: input,
      [`model.cached.${model}`]: cached,
      [`model.output.${model}`]: output,
    })

/** The model of the chosen vendor, by the name that the environment gives or by another one. */
function languageModelOf(
  name: string | undefined,
  { isCounted }: { isCounted: boolean },
): LanguageModel | null {
  const onUse = (model: string) => (isCounted ? { onUse: counting(model) } : {})
  const { WRITER } = readEnvironment(
    z.object({ WRITER: z._default(z.enum(['plain', 'bedrock', 'openai']), 'plain') }),
  )
  if (WRITER === 'bedrock') {
    const modelId = name ?? setting('BEDROCK_MODEL_ID')
    return loaded(modelId, async () =>
      (await import('#vendors/bedrock/bedrock-model.ts')).bedrockModel({ modelId, ...onUse(modelId) }),
    )
  }
  if (WRITER === 'openai') {
    const [baseUrl, model] = [setting('OPENAI_BASE_URL'), name ?? setting('OPENAI_MODEL')]
    const apiKey = secretSetting('OPENAI_API_KEY')
    return loaded(model, async () =>
      (await import('#vendors/openai/openai-model.ts')).openAiModel({
        baseUrl,
        apiKey,
        model,
        ...onUse(model),
      }),
    )
  }
  return null
}

/** The model chosen by the environment; null without one. */
const languageModel = lazy(() => languageModelOf(undefined, { isCounted: true }))

const Reader = z.object({
  /** The model that judges letters, of the same vendor; the writing model when absent. */
  READER_MODEL: z.optional(z.string()),
  /** Tokens that the vendor allows in a minute for all processes together; no limit of ours when absent. */
  MODEL_TOKENS_PER_MINUTE: z.optional(z.coerce.number().check(z.int(), z.gte(1_000))),
})
/** A letter is written, and judged in a second request of about the same size. */
const CALLS_OF_A_LETTER = 2

/** The model that judges letters; null without a model. */
const judgingModel = (how: { isCounted: boolean }) =>
  languageModelOf(readEnvironment(Reader).READER_MODEL, how)

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

const promptSecrets = { random, fingerprint: (value: string) => fingerprints.fingerprint(value) }

/** The model, asked within its tokens a minute where the stage has such a limit. */
function paced(model: LanguageModel | null): LanguageModel | null {
  const { MODEL_TOKENS_PER_MINUTE: perMinute } = readEnvironment(Reader)
  return perMinute === undefined || model === null
    ? model
    : withinTokens(model, tokenBudget(), { perMinute, calls: CALLS_OF_A_LETTER })
}

/** The chosen model with the second reader that judges its letters; without one the plain writer. */
export const letterWriters = lazy(
  (): LetterWriters => ({
    ...lettersBy(
      { writer: paced(languageModel()), judge: judgingModel({ isCounted: true }) },
      promptSecrets,
      chosenLimits(),
      (cause) => count('SecondReadingFailed', 1, cause),
    ),
    onFallback: (cause) => count('ModelFallback', 1, cause),
  }),
)

/** A visitor waits for the answer, within the gateway's thirty seconds. */
const DEMO_CALL_MS = 12_000

/**
 * The same writers for a visitor who tries one letter. They mark the texts in a prompt with a key of this process, so
 * that a function open to everybody has no key of ours. Nothing is counted, because it writes no counters of users.
 */
export const demoWriters = lazy((): LetterWriters => {
  const own = { isCounted: false }
  const key = random(32)
  return lettersBy(
    { writer: paced(languageModelOf(undefined, own)), judge: judgingModel(own) },
    {
      random,
      fingerprint: (value: string) => createHmac('sha256', key).update(value).digest('base64url'),
    },
    { ...chosenLimits(), timeoutMs: DEMO_CALL_MS },
  )
})
