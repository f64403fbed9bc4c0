import { prefixOf } from '#infra/stage-names.ts'
import { CommandError } from '../../command.ts'
import { adviceOn } from '../advice.ts'
import { permissionsOf } from '../assembly.ts'
import { lastLines } from '../cdk-command.ts'
import { stackIn, stands } from '../cloud.ts'
import { missing, type Step } from '../step.ts'
import type { World } from '../world.ts'

async function cdk(world: World, ...args: readonly string[]): Promise<void> {
  const { ok, output } = await world.cdk(...args, '--app', await world.assembly.folder())
  if (!ok) throw new CommandError(adviceOn(output) ?? lastLines(output))
}

const DEPLOY = ['deploy', '--require-approval', 'never'] as const

async function deployAll(world: World): Promise<void> {
  for (const line of permissionsOf(await world.assembly.folder())) world.say(line)
  if (!(await world.ask.yes('DEPLOY', 'Deploy the stacks with these permissions?')))
    throw new CommandError('Nobody agreed to these permissions (on standard input: DEPLOY=yes).')
  await cdk(world, ...DEPLOY, '--all')
}

/**
 * Cognito keeps the secret of the sign-in that it is created with. So the stack of the secrets comes first,
 * then their values, then the others.
 */
export const secretsStackStep = (world: World): Step => ({
  id: 'secrets',
  what: 'the stack of the secrets stands',
  needs: ['bootstrap', 'settings'],
  isDone: async () => {
    const stack = await stackIn(world.connection, world.settings.read().region, `${prefixOf(world)}-secrets`)
    return stands(stack) ? true : missing(stack?.status ?? 'it is not there')
  },
  do: () => cdk(world, ...DEPLOY, 'secrets'),
})

export const deploymentStep = (world: World, needs: readonly string[]): Step => ({
  id: 'deployment',
  what: 'every stack is as this version of the code has it',
  needs: ['prices', 'backup', ...needs],
  isDone: async () => {
    const { ok } = await world.cdk(
      'diff',
      '--all',
      '--fail',
      '--method',
      'template',
      '--app',
      await world.assembly.folder(),
    )
    return ok ? true : missing('there are differences')
  },
  do: () => deployAll(world),
})
