import * as z from 'zod/mini'
import { AwsRefusal } from '#emulators/kit/aws.ts'
import type { AccountState } from './account-state.ts'

export type Region = string

const LAMBDA = { ServiceCode: 'lambda', QuotaCode: 'L-B99A9384' }
const QuotaAsked = z.object({ ServiceCode: z.literal('lambda'), QuotaCode: z.literal('L-B99A9384') })
const QuotaWanted = z.extend(QuotaAsked, { DesiredValue: z.number() })
const SecretAsked = z.object({ SecretId: z.string() })
const SecretPut = z.extend(SecretAsked, { SecretString: z.string() })
const AlarmArn = z.object({ ResourceARN: z.string() })
const Tagging = z.extend(AlarmArn, { Tags: z.array(z.object({ Key: z.string(), Value: z.string() })) })
const AlarmsAsked = z.object({
  AlarmNames: z.array(z.string()),
  StateValue: z.optional(z.enum(['OK', 'ALARM'])),
})
const AlarmSet = z.object({ AlarmName: z.string(), StateValue: z.literal('ALARM'), StateReason: z.string() })

function versionsOf({ secrets }: AccountState, id: string) {
  const versions = secrets.get(id)
  if (versions === undefined)
    throw new AwsRefusal('ResourceNotFoundException', `Secrets Manager can't find the specified secret.`)
  return versions
}

function alarmAt({ alarms }: AccountState, arn: string) {
  const alarm = alarms.get(arn.split(':alarm:').at(-1) ?? '')
  if (alarm === undefined) throw new AwsRefusal('ResourceNotFoundException', `No alarm ${arn}.`, 404)
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
      throw new AwsRefusal('ResourceAlreadyExistsException', 'Only one open request is allowed per quota.')
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
  DescribeAlarms: (state, body, region) => {
    const { AlarmNames, StateValue } = AlarmsAsked.parse(body)
    const found = AlarmNames.flatMap((AlarmName) => {
      const alarm = state.alarms.get(AlarmName)
      if (alarm === undefined) return []
      return {
        AlarmName,
        AlarmArn: arnOf(state, AlarmName, region),
        StateValue: alarm.rings === true ? 'ALARM' : 'OK',
        AlarmActions: ['arn:aws:sns:us-east-1:123456789012:alarms'],
      }
    })
    return {
      MetricAlarms: found.filter((alarm) => StateValue === undefined || alarm.StateValue === StateValue),
    }
  },
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
      throw new AwsRefusal(
        'InvalidClientTokenId',
        'The security token included in the request is invalid.',
        403,
      )
    return `<Arn>arn:aws:sts::${account}:${who}</Arn><UserId>AROA:operator</UserId><Account>${account}</Account>`
  },
  DescribeStacks: ({ stacks }, { StackName: name = '' }, region) => {
    const stack = stacks.get(`${region}/${name}`)
    if (stack === undefined) throw new AwsRefusal('ValidationError', `Stack with id ${name} does not exist`)
    const members = (kind: 'Output' | 'Parameter', pairs: Readonly<Record<string, string>>) =>
      `<${kind}s>${Object.entries(pairs)
        .map(
          ([key, value]) =>
            `<member><${kind}Key>${key}</${kind}Key><${kind}Value>${value}</${kind}Value></member>`,
        )
        .join('')}</${kind}s>`
    return `<Stacks><member><StackName>${name}</StackName><StackStatus>${stack.status}</StackStatus><CreationTime>${(stack.changedAt ?? new Date(0)).toISOString()}</CreationTime>${members('Output', stack.outputs)}${members('Parameter', stack.parameters ?? {})}</member></Stacks>`
  },
  DescribeStackEvents: ({ events }, { StackName: name = '' }) => {
    const members = events
      .filter(({ stack }) => stack === name)
      .toReversed()
      .map(
        ({ type, id, status, at }) =>
          `<member><StackName>${name}</StackName><EventId>${id}-${status}</EventId><LogicalResourceId>${id}</LogicalResourceId><ResourceType>${type}</ResourceType><ResourceStatus>${status}</ResourceStatus><Timestamp>${at.toISOString()}</Timestamp></member>`,
      )
    return `<StackEvents>${members.join('')}</StackEvents>`
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
