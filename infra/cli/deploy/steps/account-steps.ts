import {
  BackupClient,
  DescribeRegionSettingsCommand,
  UpdateRegionSettingsCommand,
} from '@aws-sdk/client-backup'
import {
  GetServiceQuotaCommand,
  ListRequestedServiceQuotaChangeHistoryByQuotaCommand,
  RequestServiceQuotaIncreaseCommand,
  ResourceAlreadyExistsException,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { deploymentPolicyArn } from '#infra/stacks/deployment-policies.ts'
import { regionsOf } from '#infra/stage-names.ts'
import { stackIn, stands } from '../cloud.ts'
import { missing, type Done, type Step } from '../step.ts'
import { succeed, type World } from '../world.ts'

const SIGN_IN = [
  'Use one AWS account per stage, and not its root user: give that one a hardware key and leave it alone.',
  'Sign in as an administrator through IAM Identity Center:',
  '  aws configure sso',
  '  export AWS_PROFILE=reachwell-dev',
]

const callerIn = async (world: World, region: string) =>
  await new STSClient({ ...world.connection, region }).send(new GetCallerIdentityCommand({}))

async function whoIs(world: World, region: string): Promise<Done> {
  const { account } = world.settings.read()
  const { Account = '', Arn = '' } = await callerIn(world, region)
  if (Arn.endsWith(':root')) return missing('the shell has the credentials of the root user')
  return account !== undefined && account !== Account
    ? missing(`the shell is in account ${Account}, and the settings name ${account}`)
    : true
}

async function identity(world: World): Promise<Done> {
  try {
    return await whoIs(world, world.settings.read().region)
  } catch (error) {
    return missing(error instanceof Error ? error.message : 'AWS did not answer')
  }
}

/** Regions that the account has not enabled know none of its credentials. */
async function closedRegions(world: World): Promise<readonly string[]> {
  const closed: string[] = []
  for (const region of regionsOf(world.settings.read())) {
    try {
      await whoIs(world, region)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InvalidClientTokenId') throw error
      closed.push(region)
    }
  }
  return closed
}

const LAMBDA_CONCURRENCY = { ServiceCode: 'lambda', QuotaCode: 'L-B99A9384' } as const
/** A new account has ten. */
const CONCURRENT_FUNCTIONS = 1_000
/** States of a request that Amazon still decides about, or has agreed to (docs.aws.amazon.com/servicequotas). */
const UNDER_WAY: ReadonlySet<string> = new Set(['PENDING', 'CASE_OPENED', 'APPROVED'])

async function concurrency(quotas: ServiceQuotasClient): Promise<Done> {
  const { Quota } = await quotas.send(new GetServiceQuotaCommand(LAMBDA_CONCURRENCY))
  if ((Quota?.Value ?? 0) >= CONCURRENT_FUNCTIONS) return true
  const { RequestedQuotas = [] } = await quotas.send(
    new ListRequestedServiceQuotaChangeHistoryByQuotaCommand(LAMBDA_CONCURRENCY),
  )
  if (RequestedQuotas.some(({ Status = '' }) => UNDER_WAY.has(Status))) return true
  return missing(`Lambda may run ${Quota?.Value ?? 0} functions at once`)
}

async function requestConcurrency(quotas: ServiceQuotasClient): Promise<void> {
  try {
    await quotas.send(
      new RequestServiceQuotaIncreaseCommand({ ...LAMBDA_CONCURRENCY, DesiredValue: CONCURRENT_FUNCTIONS }),
    )
  } catch (error) {
    // A request is open already, which the list of requests may show a moment later.
    if (!(error instanceof ResourceAlreadyExistsException)) throw error
  }
}

/** AWS Backup has to manage the table's backups itself, or it copies nothing to another region. */
const BACKUP = {
  ResourceTypeOptInPreference: { DynamoDB: true, S3: true },
  ResourceTypeManagementPreference: { DynamoDB: true },
} as const

async function backups(client: BackupClient): Promise<Done> {
  const now = await client.send(new DescribeRegionSettingsCommand({}))
  const lacks = (name: keyof typeof BACKUP) =>
    Object.keys(BACKUP[name]).filter((type) => now[name]?.[type] !== true)
  const open = [...lacks('ResourceTypeOptInPreference'), ...lacks('ResourceTypeManagementPreference')]
  return open.length === 0 ? true : missing(`AWS Backup does not manage ${[...new Set(open)].join(' and ')}`)
}

/** The account itself, before any of our stacks. */
export function accountSteps(world: World): readonly Step[] {
  const own = () => ({ ...world.connection, region: world.settings.read().region })
  return [
    {
      id: 'identity',
      what: 'AWS knows who is deploying',
      isDone: () => identity(world),
      person: () => SIGN_IN,
    },
    {
      id: 'regions',
      what: "the stage's regions are enabled",
      needs: ['identity'],
      isDone: async () => {
        const closed = await closedRegions(world)
        return closed.length === 0 ? true : missing(`${closed.join(', ')} is not enabled`)
      },
      person: async () => [`Account → AWS Regions → Enable: ${(await closedRegions(world)).join(', ')}`],
    },
    {
      id: 'quotas',
      what: 'Lambda may run 1,000 functions at once, or this has been requested',
      needs: ['identity'],
      isDone: () => concurrency(new ServiceQuotasClient(own())),
      do: () => requestConcurrency(new ServiceQuotasClient(own())),
    },
    {
      id: 'policies',
      what: 'deployments have a policy of what they may do, and their roles a boundary',
      needs: ['identity'],
      isDone: async () => {
        const { ok } = await world.cdk('diff', '--fail', ...asPolicies(world))
        return ok ? true : missing('there are differences')
      },
      do: async () => await succeed(world, 'deploy', '--require-approval', 'never', ...asPolicies(world)),
    },
    {
      id: 'bootstrap',
      what: 'CDK is set up in every region, and deploys with that policy',
      needs: ['regions', 'policies'],
      isDone: async () => {
        const open = await notBootstrapped(world)
        return open.length === 0 ? true : missing(`not in ${open.join(', ')}`)
      },
      do: async () => {
        const account = await accountOf(world)
        for (const region of await notBootstrapped(world))
          await succeed(world, 'bootstrap', ...bootstrapOf(account, region))
      },
    },
    {
      id: 'backup',
      what: 'AWS Backup manages the table and the files',
      needs: ['identity'],
      isDone: () => backups(new BackupClient(own())),
      do: async () => {
        await new BackupClient(own()).send(new UpdateRegionSettingsCommand(BACKUP))
      },
    },
  ]
}

const asPolicies = (world: World) => ['--app', world.policies()] as const

async function accountOf(world: World): Promise<string> {
  const { Account = '' } = await callerIn(world, world.settings.read().region)
  return Account
}

/** Sets up a region, whose CloudFormation then may do what the policy says; without it, everything. */
export const bootstrapOf = (account: string, region: string): readonly string[] => [
  `aws://${account}/${region}`,
  '--cloudformation-execution-policies',
  deploymentPolicyArn(account),
]

async function notBootstrapped(world: World): Promise<readonly string[]> {
  const policy = deploymentPolicyArn(await accountOf(world))
  const regions = await Promise.all(
    regionsOf(world.settings.read()).map(async (region) => {
      const stack = await stackIn(world.connection, region, 'CDKToolkit')
      const policies = stack?.parameters.get('CloudFormationExecutionPolicies')?.split(',') ?? []
      // Without a policy CDK gives everything, and of several the widest counts.
      const isNarrow = policies.length === 1 && policies[0]?.includes(policy) === true
      return stands(stack) && isNarrow ? [] : [region]
    }),
  )
  return regions.flat()
}
