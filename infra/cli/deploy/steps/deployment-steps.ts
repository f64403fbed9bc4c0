import { prefixOf } from '#infra/stage-names.ts'
import { CommandError } from '../../command.ts'
import { permissionsOf } from '../assembly.ts'
import { stackIn, stands } from '../cloud.ts'
import { deployGuarded } from '../guarded-deployment.ts'
import { missing, type Step } from '../step.ts'
import { succeed, type World } from '../world.ts'

async function deployAll(world: World): Promise<void> {
  const folder = await world.assembly.folder()
  for (const line of permissionsOf(folder)) world.say(line)
  if (!(await world.ask.yes('DEPLOY', 'Deploy the stacks with these permissions?')))
    throw new CommandError('Nobody agreed to these permissions (on standard input: DEPLOY=yes).')
  await deployGuarded(world, folder)
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
  do: async () => {
    const app = await world.assembly.folder()
    await succeed(world, 'deploy', 'secrets', '--app', app, '--require-approval', 'never')
  },
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
