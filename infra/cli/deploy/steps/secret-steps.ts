import { usedSources } from '#infra/posting-sources.ts'
import { usedMailboxes } from '#infra/registered-vendors.ts'
import { plannedSecrets, type Planned } from '#infra/stage-secrets.ts'
import { CommandError } from '../../command.ts'
import { isFilled } from '../answers.ts'
import { missing, type Done, type Step } from '../step.ts'
import { tryKey, type Variables } from '../try-key.ts'
import { stageSecrets, type World } from '../world.ts'

/** The sign-in's secret has the same variable as that of the mailboxes, so its answer has another name. */
const answerName = ({ name }: Planned, variable: string): string =>
  name === 'signin' ? 'GOOGLE_SIGN_IN_CLIENT_SECRET' : variable

/** What a trial of a key needs besides the key. */
function beside(world: World): Variables {
  const context = world.settings.read()
  const used = [...usedMailboxes(context), ...usedSources(context.postingSources)]
  return {
    ...Object.assign({}, ...used.map(({ variables }) => variables)),
    GOOGLE_SIGN_IN_CLIENT_ID: context.googleSignInClientId,
    OPENAI_BASE_URL: context.openAiBaseUrl,
    ...world.addresses,
  }
}

async function isKept(world: World, plan: Planned): Promise<Done> {
  const secrets = stageSecrets(world)
  if (!(await secrets.isSet(plan.name))) return missing('it still is a placeholder')
  return await tryKey(plan.name, { ...beside(world), ...(await secrets.read(plan.name)) })
}

/** Asks for the values, tries them once at the vendor, and stores them only if it takes them. */
async function keep(world: World, plan: Planned): Promise<void> {
  const values: Record<string, string> = {}
  for (const variable of [...Object.keys(plan.beside ?? {}), plan.key])
    values[variable] = await world.ask.secret(
      answerName(plan, variable),
      `${plan.description} (${variable}).`,
      isFilled,
    )
  const tried = await tryKey(plan.name, { ...beside(world), ...values })
  if (tried !== true && tried.seen !== 'unknown') throw new CommandError(`${plan.description}: ${tried.why}.`)
  await stageSecrets(world).put(plan.name, values)
}

export const secretStepId = (name: string): string => `secret-${name}`

/** One step for each secret that a vendor issues; each can be missing without holding up the others. */
export const secretSteps = (world: World): readonly Step[] =>
  plannedSecrets(world.settings.read())
    .filter(({ issued }) => issued)
    .map((plan) => ({
      id: secretStepId(plan.name),
      what: `${plan.description} is kept, and the vendor takes it`,
      needs: ['secrets'],
      isDone: () => isKept(world, plan),
      do: () => keep(world, plan),
    }))
