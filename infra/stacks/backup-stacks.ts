import { ArnFormat, Aws, Duration, type Stack } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { AccountPrincipal, ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { ObjectLockRetention, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { POLICY } from '#shared/catalog/policies.ts'
import { suppressNags } from '../constructs/nag-suppressions.ts'
import { closedBucket, removalOf, stageKey, StageStack } from '../constructs/stage-stack.ts'
import { prefixOf } from '../stage-names.ts'
import { backupRegionOf, type StageContext } from '../context.ts'

/** How long the policy says that backups exist; point-in-time recovery of the table goes back that far. */
const LONGEST = Duration.days(POLICY.backupDays)
/** A copy is for the loss of a region, for which the newest is enough; each is a full backup and paid as one. */
const COPIES_KEPT = Duration.days(3)

/** A day longer than any backup that could restore a deleted account. */
const DELETIONS_KEPT = LONGEST.plus(Duration.days(1))

/** Referred to by name, because stacks of two regions cannot share a reference. */
const copiesName = (context: StageContext): string => `${prefixOf(context)}-copies`

/** The bucket with the list of deleted accounts, and its region. Names of buckets are the world's, so it has the region. */
export function deletionsPlace(context: StageContext): { readonly name: string; readonly region: string } {
  const region = backupRegionOf(context)
  const [name = '', adopted = region] = context.erasuresBucket?.split('@') ?? [
    `${prefixOf(context)}-erasures-${region}-${context.backupAccount ?? Aws.ACCOUNT_ID}`,
  ]
  return { name, region: adopted }
}

/**
 * Data that survives the loss of the stage's region, under its own key: copies of backups, and the list of
 * deleted accounts, which is newer than any backup.
 */
export class BackupCopiesStack extends StageStack {
  constructor(scope: Construct, context: StageContext) {
    super(scope, 'backup-copies', {
      context,
      stateful: true,
      region: backupRegionOf(context),
      account: context.backupAccount,
      description: 'Copies of the backups, and the list of deleted accounts',
    })
    const removalPolicy = removalOf(context)
    const encryptionKey = stageKey(this, 'Key', 'copies', 'Copies of backups')
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: copiesName(context),
      encryptionKey,
      removalPolicy,
      // In production nobody deletes a copy before its time, whoever has the account's credentials.
      ...(context.stage === 'prod' ? { lockConfiguration: { minRetention: COPIES_KEPT } } : {}),
    })
    const home = context.backupAccount === undefined ? null : new AccountPrincipal(context.account ?? '')
    if (home !== null) {
      vault.addToAccessPolicy(
        new PolicyStatement({
          principals: [home],
          actions: ['backup:CopyIntoBackupVault'],
          resources: ['*'],
        }),
      )
      encryptionKey.grantEncryptDecrypt(home)
    }
    if (context.erasuresBucket !== undefined) return
    const deletions = closedBucket(this, 'Erasures', {
      bucketName: deletionsPlace(context).name,
      lifecycleRules: [{ expiration: DELETIONS_KEPT, noncurrentVersionExpiration: Duration.days(1) }],
      ...(context.stage === 'prod'
        ? { versioned: true, objectLockDefaultRetention: ObjectLockRetention.governance(DELETIONS_KEPT) }
        : {}),
    })
    if (home !== null) deletions.grantPut(home)
    suppressNags(deletions, { S1: 'It holds fingerprints of deleted accounts and no content.' })
  }
}

interface BackedUp {
  readonly table: ITable
  readonly resumes: IBucket
}

/** Every night the table and the resumes are backed up, and the backup is copied to the other region. */
export class BackupStack extends StageStack {
  constructor(scope: Construct, context: StageContext, { table, resumes }: BackedUp) {
    super(scope, 'backup', {
      context,
      stateful: true,
      description: 'Nightly backups, copied to another region',
    })
    const removalPolicy = removalOf(context)
    const encryptionKey = stageKey(this, 'Key', 'backups', 'Backups')
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: `${prefixOf(context)}-backups`,
      encryptionKey,
      removalPolicy,
    })
    const copies = BackupVault.fromBackupVaultArn(this, 'Copies', vaultArn(this, context))
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: prefixOf(context),
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'nightly',
          scheduleExpression: Schedule.cron({ minute: '0', hour: '2' }),
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(6),
          // In this region the table has point-in-time recovery; only the copy is kept.
          deleteAfter: Duration.days(1),
          copyActions: [{ destinationBackupVault: copies, deleteAfter: COPIES_KEPT }],
        }),
      ],
    })
    plan.addSelection('Everything', {
      role: this.#role(),
      resources: [BackupResource.fromDynamoDbTable(table), BackupResource.fromArn(resumes.bucketArn)],
    })
  }

  #role(): Role {
    const policies = [
      'service-role/AWSBackupServiceRolePolicyForBackup',
      'AWSBackupServiceRolePolicyForS3Backup',
    ]
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      description: 'What AWS Backup may do',
      managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    })
    const why = 'AWS maintains this policy for its own backup service.'
    suppressNags(
      role,
      Object.fromEntries(
        policies.map((name) => [`IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`, why]),
      ),
    )
    return role
  }
}

const vaultArn = (stack: Stack, context: StageContext): string =>
  stack.formatArn({
    service: 'backup',
    region: backupRegionOf(context),
    ...(context.backupAccount === undefined ? {} : { account: context.backupAccount }),
    resource: 'backup-vault',
    resourceName: copiesName(context),
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  })
