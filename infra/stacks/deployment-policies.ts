import { App, BootstraplessSynthesizer, Stack } from 'aws-cdk-lib'
import { Effect, ManagedPolicy, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { BRAND } from '#shared/brand.ts'
import { EDGE_REGION } from '../stage-names.ts'

const PREFIX = BRAND.name.toLowerCase()
/** Both are an account's, like the roles of CDK's bootstrap. */
export const DEPLOYMENT_POLICY = `${PREFIX}-deployment`
export const BOUNDARY = `${PREFIX}-boundary`
const STACK = `${PREFIX}-deployment-policies`

/** The services of the templates' resources, and those that CloudFormation needs to make them. */
const SERVICES = [
  'access-analyzer',
  'acm',
  'apigateway',
  'backup',
  'backup-storage',
  'budgets',
  'cloudfront',
  'cloudtrail',
  'cloudwatch',
  'codedeploy',
  'cognito-identity',
  'cognito-idp',
  'dynamodb',
  'events',
  'guardduty',
  'kms',
  'lambda',
  'logs',
  'route53',
  'rum',
  's3',
  'scheduler',
  'secretsmanager',
  'ses',
  'sns',
  'sqs',
  'ssm',
  'synthetics',
  'wafv2',
]

/** The services that a function, a schedule, a backup or a release calls, by its own role and within it. */
const CALLED = [
  'backup',
  'backup-storage',
  'bedrock',
  'cloudfront',
  'cloudwatch',
  'cognito-idp',
  'dynamodb',
  'events',
  'kms',
  'lambda',
  'logs',
  'rum',
  's3',
  'scheduler',
  'secretsmanager',
  'ses',
  'sns',
  'sqs',
  'ssm',
  'tag',
]

const every = (service: string): string => `${service}:*`

/**
 * What CloudFormation may do in the account, instead of everything: the services of the templates, and roles of our
 * name that have the boundary. It makes no user, no key and no policy of its own, and changes none of the roles that
 * deploy or of the two policies here, so a stolen deployment makes nobody who may do more.
 */
export class DeploymentPoliciesStack extends Stack {
  constructor(scope: App) {
    super(scope, STACK, {
      stackName: STACK,
      env: { region: EDGE_REGION },
      description: 'What deployments may do, and what anything that they make may do at most',
      // It comes before CDK's bootstrap, by the credentials of the shell.
      synthesizer: new BootstraplessSynthesizer(),
      analyticsReporting: false,
    })
    const ours = [`arn:aws:iam::${this.account}:role/${PREFIX}-*`]
    const passing = new PolicyStatement({ sid: 'OurRoles', actions: ['iam:PassRole'], resources: ours })
    const boundary = new ManagedPolicy(this, 'Boundary', {
      managedPolicyName: BOUNDARY,
      description: 'The most that any role of a stage may do',
      statements: [
        new PolicyStatement({ sid: 'Services', actions: CALLED.map(every), resources: ['*'] }),
        passing,
        // Whoever takes over a function does not end the last copies of the data.
        new PolicyStatement({
          sid: 'LastCopies',
          effect: Effect.DENY,
          actions: ['backup:DeleteRecoveryPoint', 'kms:DisableKey', 'kms:ScheduleKeyDeletion'],
          resources: ['*'],
        }),
      ],
    })
    new ManagedPolicy(this, 'Deployment', {
      managedPolicyName: DEPLOYMENT_POLICY,
      description: 'What CloudFormation may do for a stage',
      statements: [
        new PolicyStatement({ sid: 'Services', actions: SERVICES.map(every), resources: ['*'] }),
        new PolicyStatement({
          sid: 'RolesWithin',
          actions: [
            'iam:AttachRolePolicy',
            'iam:CreateRole',
            'iam:DeleteRolePolicy',
            'iam:DetachRolePolicy',
            'iam:PutRolePermissionsBoundary',
            'iam:PutRolePolicy',
          ],
          resources: ours,
          conditions: { StringEquals: { 'iam:PermissionsBoundary': boundary.managedPolicyArn } },
        }),
        new PolicyStatement({
          sid: 'OurRoles',
          actions: [
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
          resources: ours,
        }),
        // Amazon writes these roles' policies, for its own services.
        new PolicyStatement({
          sid: 'RolesOfServices',
          actions: ['iam:CreateServiceLinkedRole'],
          resources: [`arn:aws:iam::${this.account}:role/aws-service-role/*`],
        }),
      ],
    })
  }
}

/** Writes the assembly of the two policies. */
export function synthesizePolicies(outdir: string): void {
  const app = new App({ outdir, analyticsReporting: false })
  new DeploymentPoliciesStack(app)
  app.synth()
}

export const deploymentPolicyArn = (account: string): string =>
  `arn:aws:iam::${account}:policy/${DEPLOYMENT_POLICY}`
