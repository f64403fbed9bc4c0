import path from 'node:path'
import * as z from 'zod/mini'
import type { Assembly } from '../stack-templates.ts'
import type { Resolve } from './local-values.ts'
import { policyOf, type Allowed } from './policy.ts'

/** A function as a deployment would configure it here. */
export interface DeployedFunction {
  /** `get-user`: its file, and the name that signs its calls. */
  readonly name: string
  /** Its asset in the assembly. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly policy: readonly Allowed[]
}

const Properties = z.object({
  FunctionName: z.string(),
  Code: z.object({ S3Key: z.string() }),
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
})

/**
 * Address of the payment provider on this machine. The cloud sets none of these, and uses the provider
 * itself.
 */
export const PAYMENT_PLACE = ['STRIPE_API_HOST', 'STRIPE_API_PORT', 'STRIPE_API_PROTOCOL'] as const

/** Address of the model, which the cloud derives from the region. */
const MODEL_PLACE = 'AWS_ENDPOINT_URL_BEDROCK_RUNTIME'

/**
 * The stage's functions, except CDK's own helpers. Variables of the template that `elsewhere` names get the
 * value given there.
 */
export function deployedFunctions(
  assembly: Assembly,
  resolve: Resolve,
  elsewhere: Readonly<Record<string, string | undefined>>,
): readonly DeployedFunction[] {
  const place = Object.fromEntries(
    PAYMENT_PLACE.flatMap((name) => (elsewhere[name] === undefined ? [] : [[name, elsewhere[name]]])),
  )
  const model = elsewhere[MODEL_PLACE]
  const probed: Record<string, string> = model === undefined ? {} : { [MODEL_PLACE]: model }
  return assembly.of('AWS::Lambda::Function').flatMap(({ part, Properties: properties }) => {
    const { data } = Properties.safeParse(properties)
    if (data === undefined) return []
    const role = assembly.templates.get(part)?.Resources[data.Role['Fn::GetAtt'][0]]
    if (role === undefined) throw new Error(`${data.FunctionName} has no role.`)
    return [
      {
        name: data.FunctionName.replace(/^reachwell-[a-z]+-/, ''),
        folder: path.join(assembly.outdir, `asset.${path.basename(data.Code.S3Key, '.zip')}`),
        environment: {
          ...Object.fromEntries(
            Object.entries(data.Environment.Variables).map(([name, value]) => [
              name,
              elsewhere[name] ?? resolve(value, part),
            ]),
          ),
          // Whoever calls the model does so through the proxy; the health check only opens its address.
          ...('BEDROCK_MODEL_ID' in data.Environment.Variables ? {} : probed),
          ...('STRIPE_SECRET_ARN' in data.Environment.Variables ? place : {}),
        },
        policy: policyOf(role, part, resolve),
      },
    ]
  })
}
