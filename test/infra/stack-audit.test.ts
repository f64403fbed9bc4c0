import { expect, test } from 'vitest'
import { readContext } from '#infra/context.ts'
import cdk from '../../cdk.json' with { type: 'json' }
import { assemblyOf, changedAssembly } from './assemblies.ts'

const prod = await assemblyOf('prod')
const dev = await assemblyOf('dev')

test('what was done in any region is written down for 400 days, where nobody removes it', () => {
  const trail = prod.one('AWS::CloudTrail::Trail').Properties
  expect(trail).toMatchObject({
    IsLogging: true,
    IsMultiRegionTrail: true,
    IncludeGlobalServiceEvents: true,
    EnableLogFileValidation: true,
  })
  const bucket = prod.of('AWS::S3::Bucket').find(({ part }) => part === 'audit')
  expect(trail['S3BucketName']).toEqual({ Ref: bucket?.logicalId })
  expect(bucket?.Properties['ObjectLockConfiguration']).toEqual({
    ObjectLockEnabled: 'Enabled',
    Rule: { DefaultRetention: { Days: 400, Mode: 'COMPLIANCE' } },
  })
  expect(dev.of('AWS::S3::Bucket').find(({ part }) => part === 'audit')?.Properties).not.toHaveProperty(
    'ObjectLockConfiguration',
  )
})

test('stolen credentials and what strangers reach are told at once', () => {
  expect(prod.one('AWS::GuardDuty::Detector').Properties).toMatchObject({ Enable: true })
  expect(prod.one('AWS::AccessAnalyzer::Analyzer').Properties).toMatchObject({ Type: 'ACCOUNT' })
  const topic = prod.of('AWS::SNS::Topic').find(({ part }) => part === 'audit')
  expect(prod.one('AWS::Events::Rule').Properties).toMatchObject({
    EventPattern: {
      source: ['aws.guardduty', 'aws.access-analyzer'],
      detail: { $or: [{ severity: [{ numeric: ['>=', 4] }] }, { status: ['ACTIVE'], isPublic: [true] }] },
    },
    Targets: [{ Arn: { Ref: topic?.logicalId } }],
  })
})

test('an organization that watches its accounts turns this off', async () => {
  const without = await changedAssembly('bare')
  expect(without.of('AWS::CloudTrail::Trail')).toEqual([])
  expect(without.parts).not.toContain('audit')
})

test("production's copies and its list of deletions are locked", () => {
  const [copies] = prod.of('AWS::Backup::BackupVault').filter(({ part }) => part === 'backup-copies')
  expect(copies?.Properties['LockConfiguration']).toEqual({ MinRetentionDays: 3 })
  const list = prod.of('AWS::S3::Bucket').find(({ part }) => part === 'backup-copies')
  expect(list?.Properties['ObjectLockConfiguration']).toEqual({
    ObjectLockEnabled: 'Enabled',
    Rule: { DefaultRetention: { Days: 36, Mode: 'GOVERNANCE' } },
  })
})

test('a second account keeps the copies and the list of deletions, and only takes in', async () => {
  const safe = await changedAssembly('full')
  const [copies] = safe.of('AWS::Backup::BackupVault').filter(({ part }) => part === 'backup-copies')
  expect(JSON.stringify(copies?.Properties['AccessPolicy'])).toContain('backup:CopyIntoBackupVault')
  expect(JSON.stringify(copies?.Properties['AccessPolicy'])).not.toContain('Delete')
  const [rule] = safe.one('AWS::Backup::BackupPlan').Properties['BackupPlan'].BackupPlanRule
  expect(JSON.stringify(rule.CopyActions)).toContain(
    ':us-west-2:444455556666:backup-vault:reachwell-prod-copies',
  )
  const deletion = safe
    .of('AWS::Lambda::Function')
    .find(({ Properties }) => Properties['FunctionName'] === 'reachwell-prod-run-account-deletion')
  expect(deletion?.Properties['Environment'].Variables.DELETION_BUCKET).toBe(
    'reachwell-prod-erasures-us-west-2-444455556666',
  )
  const settings = new Map<string, unknown>([
    ...Object.entries(cdk.context),
    ['stage', 'prod'],
    ['backupAccount', '444455556666'],
  ])
  expect(() => readContext((name) => settings.get(name))).toThrow(
    'A second account for the backups needs the account of the stage: give account, another one.',
  )
})
