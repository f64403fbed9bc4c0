import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { StageContext } from '#infra/context.ts'
import { CENTS_PER_CONTACT_CREDIT } from '#infra/cost/prices.ts'
import type { Grants, SecretName, ServiceSecret } from '#infra/grants/model.ts'
import { queueVariables } from '#shared/catalog/queues.ts'
import { allow, allowKey, type Binding } from './binding.ts'
import type { StageResources } from '../stage-resources.ts'

export const queueBindings = ({ send = [] }: Grants, { queues }: StageResources): readonly Binding[] =>
  send.map((name) => ({
    environment: { [queueVariables(name).live]: queues[name].queue.queueUrl },
    statements: [allow(['sqs:SendMessage'], [queues[name].queue.queueArn])],
  }))

/** The schedules of users, named `user-…`, in the stage's group; and handing over the role that sends. */
export function scheduleBinding(
  scope: Construct,
  grants: Grants,
  { schedules, queues }: StageResources,
): readonly Binding[] {
  if (grants.schedules === undefined) return []
  const ofUsers = Stack.of(scope).formatArn({
    service: 'scheduler',
    resource: 'schedule',
    resourceName: `${schedules.group}/user-*`,
  })
  return [
    {
      environment: {
        SCHEDULE_GROUP: schedules.group,
        SCHEDULE_ROLE_ARN: schedules.roleArn,
        SCHEDULE_DEAD_LETTER_ARN: schedules.deadLetters.queueArn,
        CYCLE_QUEUE_ARN: queues.cycle.queue.queueArn,
      },
      statements: [
        allow(
          ['scheduler:CreateSchedule', 'scheduler:UpdateSchedule', 'scheduler:DeleteSchedule'],
          [ofUsers],
        ),
        allow(['iam:PassRole'], [schedules.roleArn], {
          StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' },
        }),
      ],
      wildcards: [
        {
          resource: ofUsers,
          reason:
            "Each user has a schedule, made while the service runs; the group is the stage's own and holds nothing else.",
        },
      ],
    },
  ]
}

export const mailBinding = ({ mail: use }: Grants, { mail }: StageResources): readonly Binding[] =>
  use === undefined
    ? []
    : [
        {
          environment: { MAIL_FROM: mail.from },
          statements: [
            allow(['ses:SendEmail'], [mail.identityArn, mail.configurationSetArn], {
              StringEquals: { 'ses:FromAddress': mail.address },
            }),
          ],
        },
      ]

export function signInBinding({ signIn: use }: Grants, { signIn }: StageResources): readonly Binding[] {
  if (use === undefined) return []
  if (use === 'forget')
    return [
      {
        environment: { USER_POOL_ID: signIn.poolId },
        statements: [allow(['cognito-idp:AdminDeleteUser'], [signIn.poolArn])],
      },
    ]
  const { authorizeUrl, tokenUrl, jwksUrl, issuer, clientId } = signIn
  return [
    {
      environment: {
        COGNITO_AUTHORIZE_URL: authorizeUrl,
        COGNITO_TOKEN_URL: tokenUrl,
        COGNITO_JWKS_URL: jwksUrl,
        COGNITO_ISSUER: issuer,
        COGNITO_CLIENT_ID: clientId,
      },
      statements: [],
    },
  ]
}

export const adminBinding = ({ admins }: Grants, { adminSecondFactor }: StageContext): readonly Binding[] =>
  admins === undefined
    ? []
    : [
        {
          environment: { ADMIN_SECOND_FACTOR: adminSecondFactor ? 'required' : 'optional' },
          statements: [],
        },
      ]

/** Public addresses of the vendors, which go with their secret. */
export const ADDRESSES: Readonly<Record<ServiceSecret, (context: StageContext) => Record<string, string>>> = {
  google: ({ googleClientId }) => ({
    GOOGLE_CLIENT_ID: googleClientId,
    GOOGLE_AUTH_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
    GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
    GOOGLE_REVOKE_URL: 'https://oauth2.googleapis.com/revoke',
    GMAIL_ROOT_URL: 'https://gmail.googleapis.com/',
  }),
  hunter: ({ contactCentsPerUserDay }) => ({
    HUNTER_BASE_URL: 'https://api.hunter.io/v2',
    CONTACT_CENTS_PER_CREDIT: String(CENTS_PER_CONTACT_CREDIT),
    CONTACT_COST_PER_USER_DAY: String(contactCentsPerUserDay),
  }),
  hmac: () => ({}),
  openai: ({ openAiBaseUrl, modelId = '' }) => ({ OPENAI_BASE_URL: openAiBaseUrl, OPENAI_MODEL: modelId }),
  origin: () => ({}),
  stripe: ({ stripePrices: { starter, pro, elite } }) => ({
    STRIPE_PRICE_STARTER: starter,
    STRIPE_PRICE_PRO: pro,
    STRIPE_PRICE_ELITE: elite,
  }),
  webhook: () => ({}),
}

/** Names the secret in the environment, never its value, and lets it be read. */
export function secretAccess(
  name: SecretName,
  { secrets, secretsKey }: StageResources,
  context: StageContext,
): Binding {
  const secret = secrets.get(name)
  if (secret === undefined) throw new Error(`The stage has no secret ${name}.`)
  return {
    environment: { [`${name.toUpperCase()}_SECRET_ARN`]: secret.secretArn },
    statements: [
      allow(['secretsmanager:GetSecretValue'], [secret.secretArn]),
      allowKey(['kms:Decrypt'], secretsKey.keyArn, 'secretsmanager', context.region),
    ],
  }
}

export function secretBinding(
  name: ServiceSecret,
  resources: StageResources,
  context: StageContext,
): Binding {
  const { environment, statements } = secretAccess(name, resources, context)
  return { environment: { ...environment, ...ADDRESSES[name](context) }, statements }
}
