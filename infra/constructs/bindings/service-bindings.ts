import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { StageContext } from '#infra/context.ts'
import type { SecretName, ServiceSecret } from '#infra/grants/model.ts'
import { usedMailboxes } from '#infra/registered-vendors.ts'
import { deletionsPlace } from '#infra/stacks/backup-stacks.ts'
import { secretOf } from '#infra/stacks/secrets-stack.ts'
import { priceVariables } from '#shared/catalog/plans.ts'
import { queueVariables } from '#shared/catalog/queues.ts'
import { contactVendorOf } from '#vendors/contact-vendors.ts'
import { prefixOf, regionsOf } from '../../stage-names.ts'
import { allow, allowKey, type Bind, type Binding, type Bound } from './binding.ts'

export const bindQueues: Bind<'send'> = (names, { resources: { queues } }) => ({
  environment: Object.fromEntries(
    names.map((name) => [queueVariables(name).live, queues[name].queue.queueUrl]),
  ),
  statements: names.map((name) => allow(['sqs:SendMessage'], [queues[name].queue.queueArn])),
})

/** The users' schedules (`user-…`) in the stage's group, and passing the role that sends their messages. */
export const bindSchedules: Bind<'schedules'> = (_, { scope, resources: { schedules, queues } }) => {
  const resource = Stack.of(scope).formatArn({
    service: 'scheduler',
    resource: 'schedule',
    resourceName: `${schedules.group}/user-*`,
  })
  const reason =
    'Each user has a schedule, created at runtime; the group belongs to the stage and has nothing else.'
  return {
    environment: {
      SCHEDULE_GROUP: schedules.group,
      SCHEDULE_ROLE_ARN: schedules.roleArn,
      SCHEDULE_DEAD_LETTER_ARN: schedules.deadLetters.queueArn,
      CYCLE_QUEUE_ARN: queues.cycle.queue.queueArn,
    },
    statements: [
      allow(['scheduler:CreateSchedule', 'scheduler:UpdateSchedule', 'scheduler:DeleteSchedule'], [resource]),
      allow(['iam:PassRole'], [schedules.roleArn], {
        StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
      }),
    ],
    wildcards: [{ resource, reason }],
  }
}

export const bindMail: Bind<'mail'> = (_, { resources: { mail } }) => ({
  environment: { MAIL_FROM: mail.from },
  statements: [
    allow(['ses:SendEmail'], [mail.identityArn, mail.configurationSetArn], {
      StringEquals: { 'ses:FromAddress': mail.address },
    }),
  ],
})

export const bindSignIn: Bind<'signIn'> = (use, { resources: { signIn } }): Binding => {
  if (use === 'forget')
    return {
      environment: { USER_POOL_ID: signIn.poolId },
      statements: [allow(['cognito-idp:AdminDeleteUser'], [signIn.poolArn])],
    }
  return {
    environment: {
      COGNITO_AUTHORIZE_URL: signIn.authorizeUrl,
      COGNITO_TOKEN_URL: signIn.tokenUrl,
      COGNITO_JWKS_URL: signIn.jwksUrl,
      COGNITO_ISSUER: signIn.issuer,
      COGNITO_CLIENT_ID: signIn.clientId,
    },
  }
}

export const bindAdmins: Bind<'admins'> = (_, { context: { adminSecondFactor, adminGoodwill } }) => ({
  environment: {
    ADMIN_SECOND_FACTOR: adminSecondFactor ? 'required' : 'optional',
    ADMIN_GOODWILL: adminGoodwill ? 'admin' : 'super_admin',
  },
})

/** Repeating the stage's alarms: reading and resetting their states. */
export const bindAlarms: Bind<'alarms'> = (_, { scope, context }) => {
  const prefix = `${prefixOf(context)}-`
  const regions = regionsOf(context)
  const own = regions.map((region) =>
    Stack.of(scope).formatArn({
      service: 'cloudwatch',
      region,
      resource: 'alarm',
      resourceName: `${prefix}*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
  )
  return {
    environment: { ALARM_PREFIX: prefix, ALARM_REGIONS: regions.join(',') },
    statements: [allow(['cloudwatch:DescribeAlarms'], ['*']), allow(['cloudwatch:SetAlarmState'], own)],
    wildcards: [
      {
        resource: '*',
        reason: 'Alarms are found by a prefix of their name, which a policy cannot limit.',
      },
      ...own.map((resource) => ({
        resource,
        reason: 'All alarms of the stage, which are in other stacks.',
      })),
    ],
  }
}

/** Adding to, but not reading, the list of deleted accounts in the region of the backups' copies. */
export const bindDeletions: Bind<'deletions'> = (_, { scope, context }) => {
  const { name, region } = deletionsPlace(context)
  const resource = `${Stack.of(scope).formatArn({ service: 's3', region: '', account: '', resource: name })}/*`
  return {
    environment: { DELETION_BUCKET: name, DELETION_REGION: region },
    statements: [allow(['s3:PutObject'], [resource])],
    wildcards: [{ resource, reason: 'Each deleted account is an object of its own.' }],
  }
}

/** Public settings of the vendors, set together with their secret. */
const ADDRESSES: Readonly<
  Record<Exclude<ServiceSecret, 'mailboxes'>, (context: StageContext) => Record<string, string>>
> = {
  contacts: ({ contactVendor, contactCentsPerUserDay }) => {
    const { baseUrl, centsPerCredit } = contactVendorOf(contactVendor)
    return {
      [baseUrl.variable]: baseUrl.real,
      CONTACT_CENTS_PER_CREDIT: String(centsPerCredit),
      CONTACT_COST_PER_USER_DAY: String(contactCentsPerUserDay),
    }
  },
  hmac: () => ({}),
  openai: ({ openAiBaseUrl, modelId = '' }) => ({ OPENAI_BASE_URL: openAiBaseUrl, OPENAI_MODEL: modelId }),
  origin: () => ({}),
  stripe: ({ stripePrices }) => priceVariables(stripePrices),
  webhook: () => ({}),
}

/** Puts the secret's ARN (never its value) into the environment and allows reading it. */
export function secretAccess(
  name: SecretName,
  { scope, resources: { secrets, secretsKey } }: Bound,
  environment: Readonly<Record<string, string>> = {},
): Binding {
  const secret = secretOf(secrets, name)
  return {
    environment: { [`${name.toUpperCase()}_SECRET_ARN`]: secret.secretArn, ...environment },
    statements: [
      allow(['secretsmanager:GetSecretValue'], [secret.secretArn]),
      allowKey(['kms:Decrypt'], secretsKey.keyArn, 'secretsmanager', scope),
    ],
  }
}

export const secretBinding = (name: Exclude<ServiceSecret, 'mailboxes'>, bound: Bound): Binding =>
  secretAccess(
    name === 'contacts' ? bound.context.contactVendor : name,
    bound,
    ADDRESSES[name](bound.context),
  )

export const bindMailboxes = (bound: Bound): readonly Binding[] =>
  usedMailboxes(bound.context).map(({ vendor, variables }) =>
    secretAccess(vendor.id, bound, {
      ...variables,
      MAILBOXES_OFF_PER_HOUR: String(bound.context.mailboxesOffPerHour),
    }),
  )
