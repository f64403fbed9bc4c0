import { builtInWriter } from '#core/writing/built-in/built-in-writer.ts'
import { modelWriter } from '#core/writing/prompt/model-writer.ts'
import { secondReader } from '#core/writing/second-reader/second-reader.ts'
import type { LetterWriters } from '#core/writing/write-letter.ts'
import { random } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { count } from '../metrics.ts'
import { fingerprints } from './fingerprints.ts'
import { languageModel, letterLimits } from './models.ts'

/**
 * Who writes letters: the model that the environment chooses, read a second time by itself; without a choice
 * our own writer, which needs no key.
 */
export const letterWriters = lazy((): LetterWriters => {
  const [model, fallback] = [languageModel(), builtInWriter()]
  if (model === null) return { writer: fallback, fallback }
  const secrets = { random, fingerprint: (value: string) => fingerprints.fingerprint(value) }
  const limits = letterLimits()
  return {
    writer: modelWriter(model, secrets, limits),
    fallback,
    secondReader: secondReader(model, secrets, {
      limits,
      failed: (cause) => count('SecondReadingFailed', 1, cause),
    }),
    fellBack: (cause) => count('ModelFallback', 1, cause),
  }
})
