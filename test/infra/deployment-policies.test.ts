import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { synthesizePolicies } from '#infra/stacks/deployment-policies.ts'
import { assemblyOf, changedAssembly } from './assemblies.ts'
import { statementsOf } from './stack-templates.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'policies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The prefix of a service's actions, by the name that it has in templates (service authorization reference). */
const ACTIONS_OF: Readonly<Record<string, string>> = {
  'AWS::AccessAnalyzer': 'access-analyzer',
  'AWS::ApiGatewayV2': 'apigateway',
  'AWS::Backup': 'backup',
  'AWS::Budgets': 'budgets',
  'AWS::CertificateManager': 'acm',
  'AWS::CloudFront': 'cloudfront',
  'AWS::CloudTrail': 'cloudtrail',
  'AWS::CloudWatch': 'cloudwatch',
  'AWS::CodeDeploy': 'codedeploy',
  'AWS::Cognito': 'cognito-idp',
  'AWS::Cognito::IdentityPool': 'cognito-identity',
  'AWS::Cognito::IdentityPoolRoleAttachment': 'cognito-identity',
  'AWS::DynamoDB': 'dynamodb',
  'AWS::Events': 'events',
  'AWS::GuardDuty': 'guardduty',
  'AWS::KMS': 'kms',
  'AWS::Lambda': 'lambda',
  'AWS::Logs': 'logs',
  'AWS::Route53': 'route53',
  'AWS::RUM': 'rum',
  'AWS::S3': 's3',
  'AWS::SES': 'ses',
  'AWS::SNS': 'sns',
  'AWS::SQS': 'sqs',
  'AWS::Scheduler': 'scheduler',
  'AWS::SecretsManager': 'secretsmanager',
  'AWS::Synthetics': 'synthetics',
  'AWS::WAFv2': 'wafv2',
}
/** CloudFormation invokes a function for each of these. */
const CUSTOM = 'lambda'

const stages = [await assemblyOf('dev'), await changedAssembly('elsewhere')]

const outdir = path.join(folder, 'policies')
synthesizePolicies(outdir)
const Policies = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.looseObject({
        ManagedPolicyName: z.string(),
        PolicyDocument: z.object({
          Statement: z.array(
            z.looseObject({
              Sid: z.string(),
              Effect: z.string(),
              Action: z.union([z.string(), z.array(z.string())]),
            }),
          ),
        }),
      }),
    }),
  ),
})
const { Resources } = Policies.parse(
  JSON.parse(readFileSync(path.join(outdir, 'reachwell-deployment-policies.template.json'), 'utf8')),
)
const policy = (name: string) =>
  Object.values(Resources).find(({ Properties }) => Properties.ManagedPolicyName === name)?.Properties
    .PolicyDocument.Statement ?? []
const actionsIn = (name: string, effect = 'Allow') =>
  policy(name)
    .filter(({ Effect }) => Effect === effect)
    .flatMap(({ Action }) => [Action].flat())
const mayDo = (actions: readonly string[], wanted: string) =>
  actions.some((action) =>
    action.endsWith('*') ? wanted.startsWith(action.slice(0, -1)) : action === wanted,
  )

test('CloudFormation may make every type of resource of a stage', () => {
  const types = new Set(
    stages.flatMap(({ templates }) =>
      [...templates.values()].flatMap((template) =>
        Object.values(template.Resources).map(({ Type }) => Type),
      ),
    ),
  )
  expect(types.size).toBeGreaterThan(60)
  const allowed = actionsIn('reachwell-deployment')
  const uncovered = [...types].filter((type) => {
    if (type === 'AWS::IAM::Role' || type === 'AWS::IAM::Policy') return false
    const service = type.startsWith('Custom::')
      ? CUSTOM
      : (ACTIONS_OF[type] ?? ACTIONS_OF[type.split('::', 2).join('::')])
    return service === undefined || !allowed.includes(`${service}:*`)
  })
  expect(uncovered).toEqual([])
})

test('of identities it makes roles of our name, with the boundary, and nothing else', () => {
  const iam = policy('reachwell-deployment').filter(({ Sid }) => Sid !== 'Services')
  const ours = {
    'Fn::Join': ['', ['arn:aws:iam::', { Ref: 'AWS::AccountId' }, ':role/reachwell-*']],
  }
  expect(iam).toEqual([
    {
      Sid: 'RolesWithin',
      Effect: 'Allow',
      Action: [
        'iam:AttachRolePolicy',
        'iam:CreateRole',
        'iam:DeleteRolePolicy',
        'iam:DetachRolePolicy',
        'iam:PutRolePermissionsBoundary',
        'iam:PutRolePolicy',
      ],
      Resource: ours,
      Condition: { StringEquals: { 'iam:PermissionsBoundary': { Ref: expect.stringMatching(/^Boundary/) } } },
    },
    {
      Sid: 'OurRoles',
      Effect: 'Allow',
      Action: [
        'iam:DeleteRole',
        'iam:GetRole',
        'iam:GetRolePolicy',
        'iam:ListAttachedRolePolicies',
        'iam:ListRolePolicies',
        'iam:ListRoleTags',
        'iam:PassRole',
        'iam:TagRole',
        'iam:UntagRole',
        'iam:UpdateAssumeRolePolicy',
        'iam:UpdateRole',
        'iam:UpdateRoleDescription',
      ],
      Resource: ours,
    },
    {
      Sid: 'RolesOfServices',
      Effect: 'Allow',
      Action: 'iam:CreateServiceLinkedRole',
      Resource: {
        'Fn::Join': ['', ['arn:aws:iam::', { Ref: 'AWS::AccountId' }, ':role/aws-service-role/*']],
      },
    },
  ])
  const beyond = [
    'iam:CreateUser',
    'iam:CreateAccessKey',
    'iam:CreatePolicyVersion',
    'iam:DeleteRolePermissionsBoundary',
    'sts:AssumeRole',
    'organizations:LeaveOrganization',
  ]
  for (const name of ['reachwell-deployment', 'reachwell-boundary'])
    expect(beyond.filter((action) => mayDo(actionsIn(name), action))).toEqual([])
})

test('every role of a stage has the boundary, which allows what the role is given', () => {
  const roles = stages.flatMap((stage) => stage.of('AWS::IAM::Role'))
  expect(roles.length).toBeGreaterThan(200)
  expect(
    roles.flatMap(({ part, logicalId, Properties }) =>
      JSON.stringify(Properties['PermissionsBoundary'] ?? '').includes(':policy/reachwell-boundary')
        ? []
        : [`${part} ${logicalId}`],
    ),
  ).toEqual([])
  const given = [...roles, ...stages.flatMap((stage) => stage.of('AWS::IAM::Policy'))].flatMap((role) =>
    statementsOf(role).flatMap(({ actions }) => actions),
  )
  const [allowed, denied] = [actionsIn('reachwell-boundary'), actionsIn('reachwell-boundary', 'Deny')]
  expect([...new Set(given)].filter((action) => !mayDo(allowed, action) || mayDo(denied, action))).toEqual([])
})

test('both fit in what IAM takes, 6,144 characters', () => {
  for (const name of ['reachwell-deployment', 'reachwell-boundary'])
    expect(JSON.stringify(policy(name)).length).toBeLessThan(5_500)
})
