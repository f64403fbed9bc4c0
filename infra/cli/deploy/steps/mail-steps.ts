import {
  CloudWatchClient,
  DescribeAlarmsCommand,
  ListTagsForResourceCommand,
  TagResourceCommand,
} from '@aws-sdk/client-cloudwatch'
import {
  ConflictException,
  GetAccountCommand,
  GetEmailIdentityCommand,
  PutAccountDetailsCommand,
  SESv2Client,
} from '@aws-sdk/client-sesv2'
import { paginateListSubscriptions, SNSClient } from '@aws-sdk/client-sns'
import { prefixOf, regionsOf } from '#infra/stage-names.ts'
import { BRAND } from '#shared/brand.ts'
import { alarmTest, HARMLESS } from '../../operate/alarm-test.ts'
import { missing, type Done, type Step } from '../step.ts'
import { outputOf, type World } from '../world.ts'

const senderOf = ({ settings }: World): string => settings.read().mailDomain ?? settings.read().alarmEmail

const ses = ({ connection, settings }: World): SESv2Client =>
  new SESv2Client({ ...connection, region: settings.read().region })

async function senderIsVerified(world: World): Promise<Done> {
  const { VerifiedForSendingStatus: verified } = await ses(world).send(
    new GetEmailIdentityCommand({ EmailIdentity: senderOf(world) }),
  )
  return verified === true ? true : missing('SES does not send for it yet')
}

/** The records of a mail domain outside the stage's zone, or the link that Amazon mailed. */
async function verifySender(world: World): Promise<readonly string[]> {
  const { mailDomain, alarmEmail, region } = world.settings.read()
  if (mailDomain === undefined) return [`Open the link that Amazon (SES) mailed to ${alarmEmail}.`]
  const { DkimAttributes } = await ses(world).send(new GetEmailIdentityCommand({ EmailIdentity: mailDomain }))
  return [
    'Enter these records, unless the stage has the zone; SES looks for them by itself:',
    ...(DkimAttributes?.Tokens ?? []).map(
      (token) => `${token}._domainkey.${mailDomain}  CNAME  ${token}.dkim.amazonses.com`,
    ),
    `bounce.${mailDomain}  MX  10 feedback-smtp.${region}.amazonses.com`,
    `bounce.${mailDomain}  TXT  "v=spf1 include:amazonses.com ~all"`,
    `_dmarc.${mailDomain}  TXT  "v=DMARC1; p=quarantine; rua=mailto:${alarmEmail}"`,
  ]
}

async function productionAccess(world: World): Promise<Done> {
  const { ProductionAccessEnabled: open, Details } = await ses(world).send(new GetAccountCommand({}))
  // Amazon decides within a day or so, and mails the answer to the account's address.
  if (open === true || Details?.ReviewDetails?.Status === 'PENDING') return true
  return missing('SES sends to confirmed addresses only')
}

async function requestProduction(world: World): Promise<void> {
  const site = await outputOf(world, 'edge', 'Site')
  try {
    await ses(world).send(
      new PutAccountDetailsCommand({
        MailType: 'TRANSACTIONAL',
        WebsiteURL: site ?? BRAND.site,
        ContactLanguage: 'EN',
        UseCaseDescription: `${BRAND.name} mails its own users only: that their drafts are ready, that a trial ends, a payment failed or a mailbox was disconnected. Each user gets at most one mail a day and can turn them off. Bounces and complaints are on SES's suppression list and ring an alarm.`,
        ProductionAccessEnabled: true,
      }),
    )
  } catch (error) {
    // Amazon already has a request of this account.
    if (!(error instanceof ConflictException)) throw error
  }
}

/** Topics of the stage that still wait for the link in a mail; an alarm reaches nobody through them. */
async function unconfirmed(world: World): Promise<readonly string[]> {
  const found: string[] = []
  for (const region of regionsOf(world.settings.read())) {
    const client = new SNSClient({ ...world.connection, region })
    for await (const { Subscriptions = [] } of paginateListSubscriptions({ client }, {}))
      for (const { SubscriptionArn, TopicArn = '', Endpoint = '' } of Subscriptions)
        if (SubscriptionArn === 'PendingConfirmation' && TopicArn.includes(`:${prefixOf(world)}-`))
          found.push(`${TopicArn.split(':').at(-1)} (${region}): the link that Amazon mailed to ${Endpoint}`)
  }
  return found
}

/** Set on the alarm once it has been tried, because CloudWatch forgets an alarm's history after a month. */
const TRIED = 'tried'

async function triedAlarm(world: World) {
  const client = new CloudWatchClient({ ...world.connection, region: world.settings.read().region })
  const { MetricAlarms: [alarm] = [] } = await client.send(
    new DescribeAlarmsCommand({ AlarmNames: [`${prefixOf(world)}-${HARMLESS}`] }),
  )
  const ResourceARN = alarm?.AlarmArn ?? ''
  const { Tags = [] } = await client.send(new ListTagsForResourceCommand({ ResourceARN }))
  return { client, ResourceARN, tried: Tags.some(({ Key }) => Key === TRIED) }
}

async function tryAlarm(world: World): Promise<void> {
  const { client, ResourceARN } = await triedAlarm(world)
  for (const line of await alarmTest(undefined, { alarms: { client, prefix: prefixOf(world) } }))
    world.say(`        ${line}`)
  await client.send(
    new TagResourceCommand({
      ResourceARN,
      Tags: [{ Key: TRIED, Value: new Date().toISOString().slice(0, 10) }],
    }),
  )
}

/** Mail to users, and alarms to the operator. */
export const mailSteps = (world: World): readonly Step[] => [
  {
    id: 'sender',
    what: 'SES sends mail for the sender',
    needs: ['deployment'],
    isDone: () => senderIsVerified(world),
    person: () => verifySender(world),
  },
  {
    id: 'production-mail',
    what: 'SES sends to everybody, or this has been requested',
    needs: ['deployment'],
    isDone: () => productionAccess(world),
    do: () => requestProduction(world),
  },
  {
    id: 'links',
    what: 'every topic of alarms has its subscription confirmed',
    needs: ['deployment'],
    isDone: async () => {
      const open = await unconfirmed(world)
      return open.length === 0 ? true : missing(`${open.length} wait for the link in a mail`)
    },
    person: () => unconfirmed(world),
  },
  {
    id: 'alarm-test',
    what: 'an alarm has been set off to see its message arrive',
    needs: ['links'],
    isDone: async () => ((await triedAlarm(world)).tried ? true : missing('none has been tried')),
    do: () => tryAlarm(world),
  },
]
