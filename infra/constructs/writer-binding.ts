import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { StageContext } from '../context.ts'
import type { Grants } from '../grants.ts'
import { allow, type Binding } from './binding.ts'
import { secretBinding } from './service-bindings.ts'
import type { StageResources } from './stage-resources.ts'

/** Inference profiles carry the part of the world that they route within before the id of their model. */
const PROFILE = /^(global|us|us-gov|eu|apac|au|jp|ca)\.(.+)$/

/** One model and no other. A profile may route to any region of its part of the world, so the model is named in all of them. */
function bedrockBinding(scope: Construct, modelId: string): Binding {
  const stack = Stack.of(scope)
  const [, , routed] = PROFILE.exec(modelId) ?? []
  const environment = { WRITER: 'bedrock', BEDROCK_MODEL_ID: modelId }
  const model = (region: string, id: string) => stack.formatArn({ service: 'bedrock', region, account: '', resource: 'foundation-model', resourceName: id })
  if (routed === undefined) return { environment, statements: [allow(['bedrock:InvokeModel'], [model(stack.region, modelId)])] }
  const profile = stack.formatArn({ service: 'bedrock', resource: 'inference-profile', resourceName: modelId })
  const everywhere = model('*', routed)
  return {
    environment,
    statements: [
      allow(['bedrock:InvokeModel'], [profile]),
      allow(['bedrock:InvokeModel'], [everywhere], { StringEquals: { 'bedrock:InferenceProfileArn': profile } }),
    ],
    wildcards: [{ resource: everywhere, reason: 'The inference profile chooses the region; the model is one and is reached through that profile only.' }],
  }
}

export function writerBinding(scope: Construct, { writer: use }: Grants, resources: StageResources, context: StageContext): readonly Binding[] {
  if (use === undefined) return []
  if (context.writer === 'bedrock') return [bedrockBinding(scope, context.modelId ?? '')]
  const environment = { WRITER: context.writer }
  return [{ environment, statements: [] }, ...(context.writer === 'openai' ? [secretBinding('openai', resources, context)] : [])]
}
