import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { allow, type Bind, type Binding, type Bound } from './binding.ts'
import { secretBinding } from './service-bindings.ts'

/** Inference profiles carry the part of the world that they route within before the id of their model. */
const PROFILE = /^(global|us|us-gov|eu|apac|au|jp|ca)\.(.+)$/

/** One model and no other, in every region that its profile may route to. */
function bedrockBinding(scope: Construct, modelId: string, limits: Binding['environment']): Binding {
  const stack = Stack.of(scope)
  const [, , routed] = PROFILE.exec(modelId) ?? []
  const environment = { WRITER: 'bedrock', BEDROCK_MODEL_ID: modelId, ...limits }
  const model = (region: string, id: string) =>
    stack.formatArn({
      service: 'bedrock',
      region,
      account: '',
      resource: 'foundation-model',
      resourceName: id,
    })
  if (routed === undefined)
    return { environment, statements: [allow(['bedrock:InvokeModel'], [model(stack.region, modelId)])] }
  const profile = stack.formatArn({
    service: 'bedrock',
    resource: 'inference-profile',
    resourceName: modelId,
  })
  const everywhere = model('*', routed)
  return {
    environment,
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
          'The inference profile chooses the region; the model is one and is reached through that profile only.',
      },
    ],
  }
}

/** Below this (seconds) a function answers somebody who waits, within the gateway's half minute. */
const NOBODY_WAITS = 60

function limitsOf({ grants, context }: Bound): Record<string, string> {
  const { modelTimeoutSeconds, modelMaxTokens } = context
  return {
    ...(modelTimeoutSeconds === undefined || (grants.timeoutSeconds ?? 0) < NOBODY_WAITS
      ? {}
      : { MODEL_TIMEOUT_SECONDS: String(modelTimeoutSeconds) }),
    ...(modelMaxTokens === undefined ? {} : { MODEL_MAX_TOKENS: String(modelMaxTokens) }),
  }
}

export const bindWriter: Bind<'writer'> = (_, bound) => {
  const { scope, context } = bound
  if (context.writer === 'composer') return { environment: { WRITER: 'composer' } }
  const limits = limitsOf(bound)
  if (context.writer === 'bedrock') return bedrockBinding(scope, context.modelId ?? '', limits)
  const { environment, ...secret } = secretBinding('openai', bound)
  return { ...secret, environment: { WRITER: context.writer, ...limits, ...environment } }
}
