import { CfnOutput, Duration } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  Table,
  TableEncryption,
  type ITable,
} from 'aws-cdk-lib/aws-dynamodb'
import { Key, type IKey } from 'aws-cdk-lib/aws-kms'
import { BucketEncryption, type Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { suppressNags } from '#infra/constructs/nag-suppressions.ts'
import { closedBucket, removalOf, stageKey, StageStack } from '../constructs/stage-stack.ts'
import type { StageContext } from '../context.ts'

const ABANDONED = { abortIncompleteMultipartUploadAfter: Duration.days(7) }

const text = (name: string) => ({ name, type: AttributeType.STRING })

/** Users' data: the table, resumes, and the key of the mailbox grants. */
export class DataStack extends StageStack {
  readonly table: ITable
  readonly tableKey: Key
  readonly resumes: Bucket
  readonly resumesKey: Key
  readonly exports: Bucket
  readonly mailboxKey: IKey

  constructor(scope: Construct, context: StageContext) {
    super(scope, 'data', { context, stateful: true, description: 'Table, resumes and their keys' })
    this.tableKey = stageKey(this, 'TableKey', 'table', 'Table')
    this.resumesKey = stageKey(this, 'ResumesKey', 'resumes', 'Resumes')
    this.mailboxKey = this.#mailboxKey()
    this.table = context.tableName === undefined ? this.#table() : this.#adopted(context.tableName)
    const accessLogs = this.#accessLogs()
    this.resumes = this.#resumes(accessLogs)
    this.exports = this.#exports(accessLogs)
    new CfnOutput(this, 'TableName', {
      value: this.table.tableName,
      description: 'Where the articles are published to',
    })
  }

  /** The same as functions/platform/table/table-definition.ts; a test compares the two. */
  #table(): Table {
    const table = new Table(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: 'ttl',
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: this.tableKey,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: this.context.stage === 'prod',
      removalPolicy: removalOf(this.context),
    })
    for (const [indexName, list] of [
      ['open', 'open'],
      ['listed', 'list'],
    ] as const)
      table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(`${list}Pk`),
        sortKey: text(`${list}Sk`),
        projectionType: ProjectionType.KEYS_ONLY,
      })
    table.addGlobalSecondaryIndex({
      indexName: 'outlines',
      partitionKey: text('pk'),
      sortKey: text('entrySk'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['state', 'mark', 'companyName', 'jobTitle', 'contactName', 'subject'],
    })
    table.addGlobalSecondaryIndex({
      indexName: 'folders',
      partitionKey: text('pk'),
      sortKey: text('folderSk'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['companyName'],
    })
    return table
  }

  /**
   * It can be copied to another region, where it opens the same grants. KMS decides that once: CloudFormation refuses to
   * change it in a key that exists, instead of replacing the key.
   */
  #mailboxKey(): IKey {
    const { mailboxKeyArn } = this.context
    return mailboxKeyArn === undefined
      ? stageKey(this, 'MailboxKey', 'mailbox', 'Mailbox', { multiRegion: true })
      : Key.fromKeyArn(this, 'MailboxKey', mailboxKeyArn)
  }

  /** A table that was restored from a backup, under this stack's key; its settings are set by hand (docs/recovery.md). */
  #adopted(tableName: string): ITable {
    return Table.fromTableAttributes(this, 'Table', {
      tableName,
      encryptionKey: this.tableKey,
      globalIndexes: ['open', 'listed', 'outlines', 'folders'],
    })
  }

  #accessLogs(): Bucket {
    const accessLogs = closedBucket(this, 'AccessLogs', {
      lifecycleRules: [{ expiration: Duration.days(90), ...ABANDONED }],
    })
    suppressNags(accessLogs, {
      S1: 'It holds the access logs of the resumes and exports; a log of that log would say nothing new.',
    })
    return accessLogs
  }

  #resumes(accessLogs: Bucket): Bucket {
    return closedBucket(this, 'Resumes', {
      encryption: BucketEncryption.KMS,
      encryptionKey: this.resumesKey,
      bucketKeyEnabled: true,
      versioned: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'resumes/',
      lifecycleRules: [
        // Replaced and deleted files are gone for good a month later, as the policy promises.
        { noncurrentVersionExpiration: Duration.days(30), expiredObjectDeleteMarker: true, ...ABANDONED },
      ],
    })
  }

  /** Copies of what is stored elsewhere: kept for a day, without versions, and in no backup. */
  #exports(accessLogs: Bucket): Bucket {
    const aDay = Duration.days(1)
    return closedBucket(this, 'Exports', {
      encryption: BucketEncryption.KMS,
      encryptionKey: this.resumesKey,
      bucketKeyEnabled: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'exports/',
      lifecycleRules: [{ expiration: aDay, abortIncompleteMultipartUploadAfter: aDay }],
    })
  }
}
