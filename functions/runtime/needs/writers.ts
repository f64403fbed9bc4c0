import { composer } from '#core/writing/compose/composer.ts'
import type { Writer } from '#core/writing/model.ts'
import { modelWriter } from '#core/writing/prompt/model-writer.ts'
import { random } from '../identifiers.ts'
import { lazy } from '../lazy.ts'
import { languageModel, modelTimeoutMs } from './models.ts'

export const fallbackWriter = lazy(() => composer())

/** The writer that the environment chooses; without a choice the offline composer, which needs no key. */
export const writer = lazy((): Writer => {
  const model = languageModel()
  return model === null ? fallbackWriter() : modelWriter(model, random, modelTimeoutMs())
})
