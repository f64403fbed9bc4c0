import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { StageContext } from '#infra/context.ts'
import type { Grants } from '#infra/grants/model.ts'
import { allow, type Binding } from './binding.ts'
import { secretBinding } from './service-bindings.ts'
import type { StageResources } from '../stage-resources.ts'

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

function limitsOf(
  grants: Grants,
  { modelTimeoutSeconds, modelMaxTokens }: StageContext,
): Record<string, string> {
  return {
    ...(modelTimeoutSeconds === undefined || (grants.timeoutSeconds ?? 0) < NOBODY_WAITS
      ? {}
      : { MODEL_TIMEOUT_SECONDS: String(modelTimeoutSeconds) }),
    ...(modelMaxTokens === undefined ? {} : { MODEL_MAX_TOKENS: String(modelMaxTokens) }),
  }
}

export function writerBinding(
  scope: Construct,
  grants: Grants,
  resources: StageResources,
  context: StageContext,
): readonly Binding[] {
  if (grants.writer === undefined) return []
  const limits = context.writer === 'composer' ? {} : limitsOf(grants, context)
  if (context.writer === 'bedrock') return [bedrockBinding(scope, context.modelId ?? '', limits)]
  const environment = { WRITER: context.writer, ...limits }
  return [
    { environment, statements: [] },
    ...(context.writer === 'openai' ? [secretBinding('openai', resources, context)] : []),
  ]
}
