import type { App } from 'aws-cdk-lib'
import type { StageContext } from '../context.ts'
import { ApiStack } from './api-stack.ts'
import { BackupCopiesStack, BackupStack } from './backup-stacks.ts'
import { DataStack } from './data-stack.ts'
import { EdgeStack } from './edge-stack.ts'
import { GatewayStack } from './gateway-stack.ts'
import { IdentityStack } from './identity-stack.ts'
import { MailStack } from './mail-stack.ts'
import { MailboxKeyCopyStack } from './mailbox-key-copy-stack.ts'
import { AuditStack } from './monitoring/audit-stack.ts'
import { EdgeAlarmsStack } from './monitoring/edge-alarms-stack.ts'
import { MonitoringStack } from './monitoring/monitoring-stack.ts'
import { WatchStack } from './monitoring/watch-stack.ts'
import { PipelineStack } from './pipeline/pipeline-stack.ts'
import { secretOf, SecretsStack } from './secrets-stack.ts'
import { ShieldStack } from './shield-stack.ts'
import { VisitorsStack } from './visitors-stack.ts'

/** The built artifacts: the folder of a function's bundle by its name, and those of the canary, the site and its source maps. */
export interface Artifacts {
  readonly functions: (name: string) => string
  readonly canary: string
  readonly web: string
  readonly webMaps: string
}

/** Adds all stacks of a stage, in the order of their dependencies. */
export function addStage(app: App, context: StageContext, { functions, canary, web, webMaps }: Artifacts) {
  const secrets = new SecretsStack(app, context)
  const data = new DataStack(app, context)
  const shield = new ShieldStack(app, context)
  const { webAclArn, certificate, signInCertificate } = shield
  const edge = new EdgeStack(app, context, {
    webAclArn,
    certificate,
    originSecret: secretOf(secrets.secrets, 'origin'),
    web,
  })
  const { exports, resumes, resumesKey, table } = data
  // An adopted key is a copy itself, which KMS copies no further until it is the first of its set.
  const keyCopy =
    context.mailboxKeyArn === undefined
      ? { 'mailbox-key-copy': new MailboxKeyCopyStack(app, context, data.mailboxKey) }
      : {}
  const backupCopies = new BackupCopiesStack(app, context)
  const backup = new BackupStack(app, context, { table, resumes })
  backup.addStackDependency(backupCopies)
  const identity = new IdentityStack(app, context, {
    origin: edge.origin,
    googleSecret: secretOf(secrets.secrets, 'signin'),
    certificate: signInCertificate,
  })
  // Cognito refuses a sign-in domain whose parent domain has no A record; the edge creates that record.
  identity.addStackDependency(edge)
  const visitors =
    context.visitorSamplePercent === 0
      ? null
      : new VisitorsStack(app, context, {
          signIn: identity.signIn,
          host: edge.host,
          web: edge.files,
          distribution: edge.distribution,
          maps: webMaps,
        })
  const mail = new MailStack(app, context)
  const given = {
    origin: edge.origin,
    table,
    tableKey: data.tableKey,
    resumes,
    resumesKey,
    exports,
    mailboxKey: data.mailboxKey,
    secrets: secrets.secrets,
    secretsKey: secrets.key,
    signIn: identity.signIn,
    mail: mail.mail,
    visitors: visitors?.visitors ?? null,
    apiId: edge.apiId,
  }
  const pipeline = new PipelineStack(app, context, given, functions)
  // The pipeline writes to the list of deleted accounts, whose bucket it refers to by name.
  pipeline.addStackDependency(backupCopies)
  const endpoints = {
    apiId: edge.apiId,
    resources: { ...given, queues: pipeline.queues, schedules: pipeline.schedules },
    folderOf: functions,
  }
  const api = new ApiStack(app, context, 'api', null, endpoints)
  const outreach = new ApiStack(app, context, 'outreach', api.authorizerId, endpoints)
  const admin = new ApiStack(app, context, 'admin', api.authorizerId, endpoints)
  const gateway = new GatewayStack(app, context, edge)
  const monitoring = new MonitoringStack(app, context, {
    apiId: edge.apiId,
    table,
    queues: pipeline.queues,
    schedules: pipeline.schedules,
    background: pipeline.functions,
  })
  const edgeAlarms = new EdgeAlarmsStack(app, context, {
    distribution: edge.distribution,
    certificate,
    signInCertificate,
  })
  const watch = new WatchStack(app, context, { site: edge.origin, canary })
  const audit = context.audit ? { audit: new AuditStack(app, context) } : {}
  return {
    ...audit,
    secrets,
    data,
    ...keyCopy,
    shield,
    edge,
    identity,
    ...(visitors === null ? {} : { visitors }),
    mail,
    pipeline,
    api,
    outreach,
    admin,
    gateway,
    monitoring,
    'edge-alarms': edgeAlarms,
    watch,
    'backup-copies': backupCopies,
    backup,
  }
}

export type StageStacks = ReturnType<typeof addStage>
