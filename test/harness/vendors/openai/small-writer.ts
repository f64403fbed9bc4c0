import { openAiModel } from '#vendors/openai/openai-model.ts'

/** A model at the emulator. */
export const smallWriter = (server: { readonly url: string }) =>
  openAiModel({
    baseUrl: `${server.url}/v1/`,
    apiKey: 'key-of-nobody',
    model: 'small-writer',
    retryDelayMs: 1,
  })
