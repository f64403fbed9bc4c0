import { Stack } from 'aws-cdk-lib'
import { GMAIL_QUOTA } from '#shared/catalog/monitoring/monitoring.ts'
import { usedMailboxes } from '#infra/registered-vendors.ts'
import { releaseOf } from '#infra/version.ts'
import { QUEUES, queueVariables } from '#shared/catalog/queues.ts'
import { allow, type Bind } from './binding.ts'

const ANY = {
  resource: '*',
  reason:
    "Metrics and an account's sending limits have no ARN: these two actions read all or none, and only numbers.",
} as const

/** Probing each part's health, without reading any message, file or schedule. */
export const bindHealth: Bind<'health'> = (use, { scope, resources, context }) => {
  const { apiId, queues, resumes, schedules, signIn } = resources
  const urls = QUEUES.map((name) => ({
    [queueVariables(name).live]: queues[name].queue.queueUrl,
    [queueVariables(name).dead]: queues[name].dead.queueUrl,
  }))
  const group = Stack.of(scope).formatArn({
    service: 'scheduler',
    resource: 'schedule-group',
    resourceName: schedules.group,
  })
  return {
    environment: {
      ...Object.assign({}, ...urls),
      RESUME_BUCKET: resumes.bucketName,
      SCHEDULE_GROUP: schedules.group,
      WRITER: context.writer,
      ...(use === 'show'
        ? { API_ID: apiId, APP_VERSION: releaseOf(), GMAIL_UNITS_PER_DAY: String(GMAIL_QUOTA.freePerDay) }
        : {}),
      COGNITO_JWKS_URL: signIn.jwksUrl,
      ...Object.fromEntries(
        usedMailboxes(context).map(({ vendor: { baseUrl } }) => [baseUrl.variable, baseUrl.real]),
      ),
      ...(context.writer === 'openai' ? { OPENAI_BASE_URL: context.openAiBaseUrl } : {}),
    },
    statements: [
      allow(
        ['sqs:GetQueueAttributes'],
        QUEUES.flatMap((name) => [queues[name].queue.queueArn, queues[name].dead.queueArn]),
      ),
      allow(['s3:GetBucketLocation'], [resumes.bucketArn]),
      allow(['scheduler:GetScheduleGroup'], [group]),
      allow(['cloudwatch:GetMetricData', 'ses:GetAccount'], [ANY.resource]),
    ],
    wildcards: [ANY],
  }
}
