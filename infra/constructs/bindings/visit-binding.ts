import { ArnFormat, Stack } from 'aws-cdk-lib'
import { allow, type Bind } from './binding.ts'

/** Asking the log of visits, and the source maps that explain its errors. A stage without visits has neither. */
export const bindVisits: Bind<'visits'> = (_, { scope, resources: { visitors } }) => {
  if (visitors === null) return {}
  const { logGroup, maps } = visitors
  const group = Stack.of(scope).formatArn({
    service: 'logs',
    resource: 'log-group',
    resourceName: logGroup,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
  const streams = `${group}:*`
  const files = maps.arnForObjects('*')
  return {
    environment: { VISIT_LOG_GROUP: logGroup, VISIT_MAPS_BUCKET: maps.bucketName },
    statements: [
      allow(['logs:StartQuery', 'logs:GetQueryResults'], [group, streams]),
      allow(['s3:GetObject'], [files]),
    ],
    wildcards: [
      { resource: streams, reason: 'RUM makes the streams of the one log group that is named here.' },
      { resource: files, reason: 'The bucket has nothing but source maps, of every release.' },
    ],
  }
}
