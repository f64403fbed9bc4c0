import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { VISIT_MAPS } from '#dev/aws/s3.ts'
import { LOCAL_VISITS } from '#dev/emulators.ts'
import { LOCAL_API_ID } from '#dev/environment.ts'
import type { Assembly, Resource } from '../stack-templates.ts'

/** The local equivalents of the templates' resources. */
export interface LocalParts {
  readonly table: string
  readonly bucket: string
  /** ARN of the key that encrypts mailbox grants. */
  readonly mailboxKeyArn: string
  /** Queues by the last part of their names in the template. */
  readonly queues: Readonly<Record<string, { readonly url: string; readonly arn: string }>>
}

export const REGION = 'us-east-1'
export const ACCOUNT = '000000000000'

const PSEUDO: Readonly<Record<string, string>> = {
  'AWS::AccountId': ACCOUNT,
  'AWS::Region': REGION,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
}

const Outputs = z.object({
  Outputs: z._default(
    z.record(
      z.string(),
      z.object({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.string() })) }),
    ),
    {},
  ),
})
const Ref = z.strictObject({ Ref: z.string() })
const GetAtt = z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) })
const Import = z.strictObject({ 'Fn::ImportValue': z.string() })
const Join = z.strictObject({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) })

/** The first part of an id. */
const First = z.strictObject({
  'Fn::Select': z.tuple([z.literal(0), z.strictObject({ 'Fn::Split': z.tuple([z.string(), z.unknown()]) })]),
})

export type Resolve = (value: unknown, part: string) => string

const arn = (service: string, rest: string): string => `arn:aws:${service}:${REGION}:${ACCOUNT}:${rest}`
const named = (resource: Resource, property: string): string =>
  z.string().parse(resource.Properties[property])

/** Bucket for the files of exports. */
export const ASSEMBLY_EXPORTS = 'assembly-exports'

/** The log group that RUM makes for the monitor of the assembly. */
export const ASSEMBLY_VISIT_LOG = '/aws/vendedlogs/RUMService_reachwell-dev-visitors9d1f7c36'

/** A resource's `Ref` and attributes, as they would be here. */
function valuesOf(
  resource: Resource,
  logicalId: string,
  { table, bucket, mailboxKeyArn, queues }: LocalParts,
): Readonly<Record<string, string>> {
  switch (resource.Type) {
    case 'AWS::DynamoDB::Table':
      return { Ref: table, Arn: arn('dynamodb', `table/${table}`) }
    case 'AWS::S3::Bucket': {
      const name = logicalId.startsWith('Resumes')
        ? bucket
        : logicalId.startsWith('Exports')
          ? ASSEMBLY_EXPORTS
          : logicalId.startsWith('Maps')
            ? VISIT_MAPS
            : logicalId.toLowerCase()
      return { Ref: name, Arn: `arn:aws:s3:::${name}` }
    }
    case 'AWS::ApiGatewayV2::Api':
      return { Ref: LOCAL_API_ID }
    case 'AWS::KMS::Key':
      return { Arn: logicalId.startsWith('MailboxKey') ? mailboxKeyArn : arn('kms', `key/${logicalId}`) }
    case 'AWS::SQS::Queue': {
      const name = named(resource, 'QueueName')
      const here = queues[name.replace(/^reachwell-[a-z]+-/, '')]
      return here === undefined ? { Arn: arn('sqs', name) } : { Ref: here.url, Arn: here.arn }
    }
    case 'AWS::SecretsManager::Secret':
      return { Ref: arn('secretsmanager', `secret:${named(resource, 'Name')}`) }
    case 'AWS::Cognito::UserPool':
      return { Ref: 'us-east-1_Local12345', Arn: arn('cognito-idp', 'userpool/us-east-1_Local12345') }
    case 'AWS::SES::EmailIdentity':
      return { Ref: named(resource, 'EmailIdentity') }
    case 'AWS::SES::ConfigurationSet':
      return { Ref: named(resource, 'Name') }
    case 'AWS::IAM::Role':
      return { Arn: `arn:aws:iam::${ACCOUNT}:role/${logicalId}` }
    case 'AWS::RUM::AppMonitor':
      return { Id: LOCAL_VISITS.monitorId }
    case 'AWS::Logs::LogGroup':
      return { Arn: arn('logs', `log-group:${logicalId}`) }
    default:
      return {}
  }
}

/**
 * Resolves a template's references to the text that they would give if this machine were the account. Throws
 * Error for what has no local equivalent.
 */
export function resolver({ outdir, templates }: Assembly, parts: LocalParts): Resolve {
  const exported = new Map(
    [...templates.keys()].flatMap((part) =>
      Object.values(
        Outputs.parse(JSON.parse(readFileSync(path.join(outdir, `${part}.template.json`), 'utf8'))).Outputs,
      ).flatMap(({ Value: value, Export: name }) =>
        name === undefined ? [] : [[name.Name, { value, part }] as const],
      ),
    ),
  )
  const attribute = (part: string, logicalId: string, name: string): string => {
    const resource = templates.get(part)?.Resources[logicalId]
    const value = resource === undefined ? undefined : valuesOf(resource, logicalId, parts)[name]
    if (value === undefined) throw new Error(`${name} of ${part}/${logicalId} is nothing on this machine.`)
    return value
  }
  const resolve: Resolve = (value, part) => {
    if (typeof value === 'string') return value
    const ref = Ref.safeParse(value).data?.Ref
    if (ref !== undefined) return PSEUDO[ref] ?? attribute(part, ref, 'Ref')
    const getAtt = GetAtt.safeParse(value).data?.['Fn::GetAtt']
    if (getAtt !== undefined) return attribute(part, getAtt[0], getAtt[1])
    const source = exported.get(Import.safeParse(value).data?.['Fn::ImportValue'] ?? '')
    if (source !== undefined) return resolve(source.value, source.part)
    const [between, whole] = First.safeParse(value).data?.['Fn::Select'][1]['Fn::Split'] ?? []
    if (between !== undefined) return resolve(whole, part).split(between)[0] ?? ''
    const [separator, items] = Join.parse(value)['Fn::Join']
    return items.map((item) => resolve(item, part)).join(separator)
  }
  return resolve
}
