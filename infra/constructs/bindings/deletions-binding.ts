import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { backupRegionOf, type StageContext } from '#infra/context.ts'
import type { Grants } from '#infra/grants/model.ts'
import { deletionsName } from '#infra/stacks/backup-stacks.ts'
import { allow, type Binding } from './binding.ts'

/** Adding to the list of deleted accounts in the region of the backups' copies; not reading it. */
export function deletionsBinding(
  scope: Construct,
  { deletions: use }: Grants,
  context: StageContext,
): readonly Binding[] {
  if (use === undefined) return []
  const name = deletionsName(context)
  const objects = `${Stack.of(scope).formatArn({ service: 's3', region: '', account: '', resource: name })}/*`
  return [
    {
      environment: { DELETION_BUCKET: name, DELETION_REGION: backupRegionOf(context) },
      statements: [allow(['s3:PutObject'], [objects])],
      wildcards: [{ resource: objects, reason: 'Each deleted account is an object of its own.' }],
    },
  ]
}
