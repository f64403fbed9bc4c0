import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { allow, type Bind, type Binding, type Bound } from './binding.ts'
import { secretBinding } from './service-bindings.ts'

/** The id of an inference profile is the area that it routes within, followed by the model's id. */
const PROFILE = /^(global|us|us-gov|eu|apac|au|jp|ca)\.(.+)$/

/** Allows one model, in every region that its profile may route to. */
function bedrockAccess(scope: Construct, modelId: string): Pick<Binding, 'statements' | 'wildcards'> {
  const stack = Stack.of(scope)
  const [, , routed] = PROFILE.exec(modelId) ?? []
  const model = (region: string, id: string) =>
    stack.formatArn({
      service: 'bedrock',
      region,
      account: '',
      resource: 'foundation-model',
      resourceName: id,
    })
  if (routed === undefined)
    return { statements: [allow(['bedrock:InvokeModel'], [model(stack.region, modelId)])] }
  const profile = stack.formatArn({
    service: 'bedrock',
    resource: 'inference-profile',
    resourceName: modelId,
  })
  const everywhere = model('*', routed)
  return {
    statements: [
      allow(['bedrock:InvokeModel'], [profile]),
      allow(['bedrock:InvokeModel'], [everywhere], {
        StringEquals: { 'bedrock:InferenceProfileArn': profile },
      }),
    ],
    wildcards: [
      {
        resource: everywhere,
        reason:
          'The inference profile chooses the region; only this model is reached, and only through that profile.',
      },
    ],
  }
}

/** Functions with a shorter timeout (seconds) answer a user's request, within the gateway's 30 seconds. */
const BACKGROUND_TIMEOUT = 60

function limitsOf({ grants, context }: Bound): Record<string, string> {
  const { modelTimeoutSeconds, modelMaxTokens, readerModelId, modelTokensPerMinute } = context
  return {
    ...(modelTimeoutSeconds === undefined || (grants.timeoutSeconds ?? 0) < BACKGROUND_TIMEOUT
      ? {}
      : { MODEL_TIMEOUT_SECONDS: String(modelTimeoutSeconds) }),
    ...(modelMaxTokens === undefined ? {} : { MODEL_MAX_TOKENS: String(modelMaxTokens) }),
    ...(readerModelId === undefined ? {} : { READER_MODEL: readerModelId }),
    ...(modelTokensPerMinute === undefined ? {} : { MODEL_TOKENS_PER_MINUTE: String(modelTokensPerMinute) }),
  }
}

export const bindWriter: Bind<'writer'> = (_, bound) => {
  const { scope, context } = bound
  if (context.writer === 'plain') return { environment: { WRITER: 'plain' } }
  const limits = limitsOf(bound)
  if (context.writer === 'bedrock') {
    const modelId = context.modelId ?? ''
    const all = [...new Set([modelId, context.readerModelId ?? modelId])].map((id) =>
      bedrockAccess(scope, id),
    )
    return {
      environment: { WRITER: 'bedrock', BEDROCK_MODEL_ID: modelId, ...limits },
      statements: all.flatMap(({ statements = [] }) => statements),
      wildcards: all.flatMap(({ wildcards = [] }) => wildcards),
    }
  }
  const { environment, ...secret } = secretBinding('openai', bound)
  return { ...secret, environment: { WRITER: context.writer, ...limits, ...environment } }
}
