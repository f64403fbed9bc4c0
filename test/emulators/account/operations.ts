import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import type { AccountState } from './account-state.ts'

export type Region = string

/** A refusal in the words of the service. */
export class REFUSED extends Error {
  readonly code: string
  readonly status: ContentfulStatusCode

  constructor(code: string, message: string, status: ContentfulStatusCode = 400) {
    super(message)
    this.code = code
    this.status = status
  }

  static unknown(operation: string): never {
    throw new REFUSED('UnknownOperationException', operation)
  }
}

const LAMBDA = { ServiceCode: 'lambda', QuotaCode: 'L-B99A9384' }
const QuotaAsked = z.object({ ServiceCode: z.literal('lambda'), QuotaCode: z.literal('L-B99A9384') })
const QuotaWanted = z.extend(QuotaAsked, { DesiredValue: z.number() })
const SecretAsked = z.object({ SecretId: z.string() })
const SecretPut = z.extend(SecretAsked, { SecretString: z.string() })
const AlarmArn = z.object({ ResourceARN: z.string() })
const Tagging = z.extend(AlarmArn, { Tags: z.array(z.object({ Key: z.string(), Value: z.string() })) })
const AlarmsAsked = z.object({ AlarmNames: z.array(z.string()) })
const AlarmSet = z.object({ AlarmName: z.string(), StateValue: z.literal('ALARM'), StateReason: z.string() })

function versionsOf({ secrets }: AccountState, id: string) {
  const versions = secrets.get(id)
  if (versions === undefined)
    throw new REFUSED('ResourceNotFoundException', `Secrets Manager can't find the specified secret.`)
  return versions
}

function alarmAt({ alarms }: AccountState, arn: string) {
  const alarm = alarms.get(arn.split(':alarm:').at(-1) ?? '')
  if (alarm === undefined) throw new REFUSED('ResourceNotFoundException', `No alarm ${arn}.`, 404)
  return alarm
}

const arnOf = ({ account }: AccountState, name: string, region: Region): string =>
  `arn:aws:cloudwatch:${region}:${account}:alarm:${name}`

type Target = (state: AccountState, body: unknown, region: Region) => object

/** Operations that are named in a header and speak JSON. */
export const TARGETS: Readonly<Record<string, Target>> = {
  GetServiceQuota: ({ quota }, body) => {
    QuotaAsked.parse(body)
    return { Quota: { ...LAMBDA, Value: quota.value } }
  },
  ListRequestedServiceQuotaChangeHistoryByQuota: ({ quota }, body) => {
    QuotaAsked.parse(body)
    return { RequestedQuotas: quota.requests.map((Status) => ({ ...LAMBDA, Status })) }
  },
  RequestServiceQuotaIncrease: ({ quota }, body) => {
    const { DesiredValue } = QuotaWanted.parse(body)
    if (quota.requests.some((status) => /^(?:PENDING|CASE_OPENED)$/.test(status)))
      throw new REFUSED('ResourceAlreadyExistsException', 'Only one open request is allowed per quota.')
    quota.requests.push('PENDING')
    return { RequestedQuota: { ...LAMBDA, DesiredValue, Status: 'PENDING' } }
  },
  DescribeSecret: (state, body) => {
    const { SecretId } = SecretAsked.parse(body)
    const versions = versionsOf(state, SecretId)
    const labels = versions
      .slice(-2)
      .map(({ id }, index, last) => [id, [index === last.length - 1 ? 'AWSCURRENT' : 'AWSPREVIOUS']])
    return { Name: SecretId, VersionIdsToStages: Object.fromEntries(labels) }
  },
  GetSecretValue: (state, body) => {
    const { SecretId } = SecretAsked.parse(body)
    return { Name: SecretId, SecretString: versionsOf(state, SecretId).at(-1)?.value ?? '' }
  },
  PutSecretValue: (state, body) => {
    const { SecretId, SecretString } = SecretPut.parse(body)
    const id = crypto.randomUUID()
    versionsOf(state, SecretId).push({ id, value: SecretString })
    return { Name: SecretId, VersionId: id }
  },
  DescribeAlarms: (state, body, region) => ({
    MetricAlarms: AlarmsAsked.parse(body)
      .AlarmNames.filter((name) => state.alarms.has(name))
      .map((AlarmName) => ({
        AlarmName,
        AlarmArn: arnOf(state, AlarmName, region),
        AlarmActions: ['arn:aws:sns:us-east-1:123456789012:alarms'],
      })),
  }),
  SetAlarmState: (state, body, region) => {
    alarmAt(state, arnOf(state, AlarmSet.parse(body).AlarmName, region)).setOff += 1
    return {}
  },
  ListTagsForResource: (state, body) => ({
    Tags: [...alarmAt(state, AlarmArn.parse(body).ResourceARN).tags].map(([Key, Value]) => ({ Key, Value })),
  }),
  TagResource: (state, body) => {
    const { ResourceARN, Tags } = Tagging.parse(body)
    for (const { Key, Value } of Tags) alarmAt(state, ResourceARN).tags.set(Key, Value)
    return {}
  },
}

type Query = (state: AccountState, form: Readonly<Record<string, string>>, region: Region) => string

/** Operations of the older protocol: a form, answered with XML. */
export const QUERIES: Readonly<Record<string, Query>> = {
  GetCallerIdentity: ({ account, who, closed }, _, region) => {
    if (closed.has(region))
      throw new REFUSED('InvalidClientTokenId', 'The security token included in the request is invalid.', 403)
    return `<Arn>arn:aws:sts::${account}:${who}</Arn><UserId>AROA:operator</UserId><Account>${account}</Account>`
  },
  DescribeStacks: ({ stacks }, { StackName: name = '' }, region) => {
    const stack = stacks.get(`${region}/${name}`)
    if (stack === undefined) throw new REFUSED('ValidationError', `Stack with id ${name} does not exist`)
    const outputs = Object.entries(stack.outputs)
      .map(
        ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
      )
      .join('')
    return `<Stacks><member><StackName>${name}</StackName><StackStatus>${stack.status}</StackStatus><Outputs>${outputs}</Outputs></member></Stacks>`
  },
  ListSubscriptions: ({ subscriptions, account }, _, region) => {
    const members = subscriptions
      .filter((one) => one.region === region)
      .map(({ topic, endpoint, confirmed }) => {
        const arn = `arn:aws:sns:${region}:${account}:${topic}`
        return `<member><TopicArn>${arn}</TopicArn><Protocol>email</Protocol><SubscriptionArn>${confirmed ? `${arn}:1` : 'PendingConfirmation'}</SubscriptionArn><Endpoint>${endpoint}</Endpoint></member>`
      })
    return `<Subscriptions>${members.join('')}</Subscriptions>`
  },
}
