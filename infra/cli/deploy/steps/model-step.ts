import { ModelUnavailable, type LanguageModel } from '#engine/model'
import { bedrockModel } from '#vendors/bedrock/bedrock-model.ts'
import { openAiModel } from '#vendors/openai/openai-model.ts'
import { missing, unknown, type Done, type Step } from '../step.ts'
import { stageSecrets, type World } from '../world.ts'

/** What Bedrock and its like say when an account may not use a model; everything else passes by itself. */
const NO_ACCESS: ReadonlySet<string> = new Set(['denied', 'not_found', 'out_of_credits', 'unknown'])

async function modelOf(world: World): Promise<LanguageModel | null> {
  const { writer, modelId = '', openAiBaseUrl, region } = world.settings.read()
  if (writer === 'plain') return null
  if (writer === 'bedrock') return bedrockModel({ client: { ...world.connection, region }, modelId })
  const { OPENAI_API_KEY: apiKey = '' } = await stageSecrets(world).read('openai')
  return openAiModel({
    baseUrl: world.addresses['OPENAI_BASE_URL'] ?? openAiBaseUrl,
    apiKey,
    model: modelId,
  })
}

/** Asks for the shape of answer that letters need, so a model that cannot give it is found here. */
async function answers(world: World): Promise<Done> {
  const model = await modelOf(world)
  if (model === null) return true
  try {
    await model.ask({
      system: 'Answer with the tool.',
      user: 'Say yes.',
      answer: {
        name: 'say',
        description: 'One word',
        schema: { type: 'object', properties: { word: { type: 'string' } }, required: ['word'] },
      },
      maxTokens: 500,
      timeoutMs: 30_000,
    })
    return true
  } catch (error) {
    if (!(error instanceof ModelUnavailable)) throw error
    return NO_ACCESS.has(error.failure) ? missing(error.message) : unknown(error.message)
  }
}

export const modelStep = (world: World): Step => ({
  id: 'model',
  what: 'the writing model answers',
  needs: world.settings.read().writer === 'openai' ? ['secret-openai'] : ['identity', 'settings'],
  isDone: () => answers(world),
  person: () => {
    const { writer, modelId, region } = world.settings.read()
    return writer === 'bedrock'
      ? [
          `Bedrock console (${region}) → Model catalog → the model behind ${modelId} → Open in playground, and say what it is for: "Personal application emails, written from a user's own resume and saved as drafts in that user's mailbox."`,
          'Service Quotas → Amazon Bedrock → tokens per minute of this model: put it into modelTokensPerMinute of the stage in cdk.json.',
        ]
      : [`Give the key access to the model ${modelId}.`]
  },
})
