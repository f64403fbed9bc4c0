import { Duration } from 'aws-cdk-lib'
import { PolicyDocument, Role, ServicePrincipal, type PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Architecture, Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { kebab } from '#shared/contracts/file-name.ts'
import type { StageContext } from '../context.ts'
import type { Grants } from '../grants/model.ts'
import { usedSources } from '../posting-sources.ts'
import { suppressWildcardNags } from './nag-suppressions.ts'
import { allow, type Bind, type Binding, type Bound } from './bindings/binding.ts'
import { bindMailboxKey, bindExports, bindResumes, bindTable } from './bindings/data-bindings.ts'
import { bindHealth } from './bindings/health-binding.ts'
import {
  bindAdmins,
  bindAlarms,
  bindDeletions,
  bindMail,
  bindMailboxes,
  bindQueues,
  bindSchedules,
  bindSignIn,
  secretAccess,
  secretBinding,
} from './bindings/service-bindings.ts'
import type { StageResources } from './stage-resources.ts'
import { pascal } from '../stacks/monitoring/alarm-rule.ts'
import { logKeeping } from './stage-stack.ts'
import { prefixOf } from '../stage-names.ts'
import { bindVisits } from './bindings/visit-binding.ts'
import { bindWriter } from './bindings/writer-binding.ts'

export interface StageFunctionProps {
  readonly context: StageContext
  readonly grants: Grants
  readonly resources: StageResources
  readonly description: string
  /** Where a function's bundle is: a folder with an index.mjs that exports `handler`. */
  readonly folderOf: (name: string) => string
  readonly reserved?: number
  /** Permissions beyond the grants, such as receiving from its own queue. */
  readonly statements?: readonly PolicyStatement[]
  readonly environment?: Readonly<Record<string, string>>
}

export const timeoutSecondsOf = ({ timeoutSeconds = 10 }: Grants): number => timeoutSeconds

/**
 * A Lambda with its own role and log group, which may only do what its row of grants says. Its name in the console
 * and in resource names is its id's, such as `update-configuration` for `updateConfiguration`.
 */
export class StageFunction extends Construct {
  readonly lambda: Function

  constructor(scope: Construct, id: string, props: StageFunctionProps) {
    super(scope, pascal(id))
    const { context, grants } = props
    const name = kebab(id)
    const functionName = `${prefixOf(context)}-${name}`
    const bindings = bindingsOf({ scope: this, ...props })
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${functionName}`,
      ...logKeeping(context),
    })
    const statements = [
      allow(['logs:CreateLogStream', 'logs:PutLogEvents'], [logGroup.logGroupArn]),
      ...bindings.flatMap((binding) => binding.statements ?? []),
      ...(props.statements ?? []),
    ]
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${functionName} may do`,
      inlinePolicies: { grants: new PolicyDocument({ statements }) },
    })
    suppressWildcardNags(
      role,
      bindings.flatMap(({ wildcards = [] }) => wildcards),
    )
    this.lambda = new Function(this, 'Function', {
      functionName,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // Source maps stay with the build: the runtime does not read them, and they are five times the code.
      code: Code.fromAsset(props.folderOf(name), { exclude: ['**/*.map'] }),
      handler: 'index.handler',
      memorySize: grants.memoryMb ?? 512,
      timeout: Duration.seconds(timeoutSecondsOf(grants)),
      // The grants are complete, so CDK must not add to them later.
      role: role.withoutPolicyUpdates(),
      logGroup,
      environment: {
        STAGE: context.stage,
        APP_ORIGIN: props.resources.origin,
        LOG_LEVEL: context.logLevel,
        ...Object.assign({}, ...bindings.map((binding) => binding.environment)),
        ...props.environment,
      },
      ...(props.reserved === undefined ? {} : { reservedConcurrentExecutions: props.reserved }),
    })
  }
}

const bind = <Grant extends keyof Grants>(
  grant: Grant,
  how: Bind<Grant>,
  bound: Bound,
): readonly Binding[] => {
  const use = bound.grants[grant]
  return use === undefined ? [] : [how(use, bound)]
}

function bindingsOf(bound: Bound): readonly Binding[] {
  const { grants } = bound
  return [
    ...bind('table', bindTable, bound),
    ...bind('resumes', bindResumes, bound),
    ...bind('exports', bindExports, bound),
    ...bind('mailboxKey', bindMailboxKey, bound),
    ...bind('send', bindQueues, bound),
    ...bind('schedules', bindSchedules, bound),
    ...bind('admins', bindAdmins, bound),
    ...bind('mail', bindMail, bound),
    ...bind('signIn', bindSignIn, bound),
    ...bind('writer', bindWriter, bound),
    ...bind('health', bindHealth, bound),
    ...bind('alarms', bindAlarms, bound),
    ...bind('visits', bindVisits, bound),
    ...bind('deletions', bindDeletions, bound),
    ...(grants.postings === undefined && grants.health === undefined ? [] : bindSources(bound)),
    ...(grants.secrets ?? []).flatMap((secret) =>
      secret === 'mailboxes' ? bindMailboxes(bound) : [secretBinding(secret, bound)],
    ),
  ]
}

/** URLs of the sources of postings, and their keys only for functions that search. */
const bindSources = (bound: Bound): readonly Binding[] =>
  usedSources(bound.context.postingSources).flatMap(({ vendor, variables }) => [
    { environment: variables },
    ...(bound.grants.postings === 'search' && vendor.secret !== null ? [secretAccess(vendor.id, bound)] : []),
  ])
