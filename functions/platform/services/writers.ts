import { builtInWriter } from '#functions/letters/built-in/built-in-writer.ts'
import { modelWriter } from '#functions/letters/prompt/model-writer.ts'
import { secondReader } from '#functions/letters/second-reader/second-reader.ts'
import type { LetterWriters } from '#functions/letters/write-letter.ts'
import { random } from '../lambda/identifiers.ts'
import { lazy } from '../lambda/lazy.ts'
import { count } from '../log/metrics.ts'
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
