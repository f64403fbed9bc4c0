import { CfnResource, RemovalPolicy, Stack, Tags, type StackProps } from 'aws-cdk-lib'
import { Key, type KeyProps } from 'aws-cdk-lib/aws-kms'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type BucketProps,
} from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { BRAND } from '#shared/brand.ts'
import type { StageContext } from '../context.ts'
import { BOUNDARY } from '../stacks/deployment-policies.ts'
import { prefixOf, worldPrefixOf } from '../stage-names.ts'

/** Only production retains resources, except those of a failed first creation, which would block the next. */
export const removalOf = ({ stage }: StageContext): RemovalPolicy =>
  stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY

/** Retention of logs, and whether they outlive their stage. */
export const logKeeping = (context: StageContext) => ({
  retention: context.logRetentionDays,
  removalPolicy: removalOf(context),
})

interface StageStackProps extends StackProps {
  readonly context: StageContext
  /** The stack holds irreplaceable data: in production it is protected against deletion. */
  readonly stateful?: boolean
  readonly region?: string
  /** Another account than the stage's own. */
  readonly account?: string | undefined
}

export class StageStack extends Stack {
  readonly context: StageContext

  constructor(
    scope: Construct,
    part: string,
    {
      context,
      stateful = false,
      region = context.region,
      account = context.account,
      ...props
    }: StageStackProps,
  ) {
    super(scope, part, {
      ...props,
      stackName: `${region === context.region ? prefixOf(context) : worldPrefixOf(context)}-${part}`,
      env: { region, ...(account === undefined ? {} : { account }) },
      terminationProtection: stateful && context.stage === 'prod',
      // CDK passes values between regions through SSM parameters.
      crossRegionReferences: true,
      analyticsReporting: false,
    })
    this.context = context
    // The account of the backups has no such policy.
    if (account === context.account) bindRoles(this)
    // CloudWatch dashboards support tags only in newer regions.
    const options = { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] }
    Tags.of(this).add('app', BRAND.name.toLowerCase(), options)
    Tags.of(this).add('stage', context.stage, options)
  }
}

/**
 * Gives every role the boundary, whatever else its policies say. CDK adds the roles of its helpers between regions after
 * the aspects have run, so this runs at validation, before the templates are written.
 */
function bindRoles(stack: Stack): void {
  const boundary = `arn:aws:iam::${stack.account}:policy/${BOUNDARY}`
  stack.node.addValidation({
    validate: () => {
      for (const node of stack.node.findAll())
        if (CfnResource.isCfnResource(node) && node.cfnResourceType === 'AWS::IAM::Role')
          node.addPropertyOverride('PermissionsBoundary', boundary)
      return []
    },
  })
}

/** Adds a KMS key; `name` becomes part of its alias. */
export const stageKey = (
  stack: StageStack,
  id: string,
  name: string,
  description: string,
  more: KeyProps = {},
): Key =>
  new Key(stack, id, {
    ...more,
    description,
    alias: `${prefixOf(stack.context)}/${name}`,
    enableKeyRotation: true,
    removalPolicy: removalOf(stack.context),
  })

/** Adds a bucket without public access. */
export const closedBucket = (stack: StageStack, id: string, more: BucketProps = {}): Bucket =>
  new Bucket(stack, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    removalPolicy: removalOf(stack.context),
    autoDeleteObjects: stack.context.stage === 'dev',
    ...more,
  })
