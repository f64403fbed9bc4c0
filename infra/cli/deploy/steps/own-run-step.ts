import { CloudFormationClient, DescribeStackEventsCommand } from '@aws-sdk/client-cloudformation'
import { prefixOf } from '#infra/stage-names.ts'
import { ownRunSince } from '../../operate/own-run.ts'
import { stackIn } from '../cloud.ts'
import { missing, skipped, type Done, type Step } from '../step.ts'
import { tableOf, type World } from '../world.ts'

/** The stacks whose change a run of the service's own user tries. */
const TRIED = ['pipeline', 'api', 'outreach']

async function deployedAt(world: World): Promise<Date> {
  const { region } = world.settings.read()
  const stacks = await Promise.all(
    TRIED.map((part) => stackIn(world.connection, region, `${prefixOf(world)}-${part}`)),
  )
  return new Date(Math.max(...stacks.map((stack) => stack?.changedAt.getTime() ?? 0)))
}

async function isDone(world: World): Promise<Done> {
  const { ownUser } = world.settings.read()
  if (ownUser === undefined)
    return skipped(`${world.stage} names no ownUser (docs/deploy.md, "A user of the service's own")`)
  const since = await ownRunSince(ownUser, await deployedAt(world), await tableOf(world))
  return since === true ? true : missing(since)
}

/** Tries the newest deployment with the service's own user. Production gets what dev has tried. */
export const ownRunStep = (world: World): Step => ({
  id: 'own-run',
  what: "a run of the service's own user ended well since the deployment",
  needs: ['deployment'],
  isDone: () => isDone(world),
  do: async () => {
    for (const line of await world.ownRun(world.settings.read().ownUser ?? '')) world.say(`        ${line}`)
  },
})

/**
 * Whether the workers' aliases have gone to their new versions since an instant: the stack is then complete but for the
 * minutes in which CloudFormation watches its guards.
 */
export async function hasSwitched(world: World, since: Date): Promise<boolean> {
  const { region } = world.settings.read()
  const { StackEvents = [] } = await new CloudFormationClient({ ...world.connection, region }).send(
    new DescribeStackEventsCommand({ StackName: `${prefixOf(world)}-pipeline` }),
  )
  // The newest event comes first.
  const newest = new Map(
    StackEvents.filter(
      ({ ResourceType, Timestamp }) =>
        ResourceType === 'AWS::Lambda::Alias' && Timestamp !== undefined && Timestamp > since,
    )
      .toReversed()
      .map(({ LogicalResourceId = '', ResourceStatus = '' }) => [LogicalResourceId, ResourceStatus]),
  )
  return newest.size > 0 && [...newest.values()].every((status) => status === 'UPDATE_COMPLETE')
}
