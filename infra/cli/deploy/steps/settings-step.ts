import { sampleSettings } from '#infra/sample-settings.ts'
import { CommandError } from '../../command.ts'
import { isFilled } from '../answers.ts'
import { missing, type Step } from '../step.ts'
import type { World } from '../world.ts'

/** Settings that the command asks for, by their names in cdk.json; a person edits the others there. */
const QUESTIONS: Readonly<Record<string, string>> = {
  alarmEmail: 'The address that alarms are mailed to; it also sends the mail until there is a mail domain.',
  googleClientId: 'Google: the id of the OAuth client of the mailboxes (…apps.googleusercontent.com).',
  googleSignInClientId: 'Google: the id of the OAuth client of the sign-in, another one.',
  stripePublishableKey: 'Stripe: the publishable key (pk_test_… of a dev stage, pk_live_… of production).',
  domain: "The site's own domain, such as app.example.com.",
  mailDomain: 'The domain that mail to users comes from, such as example.com.',
  hostedZoneId: 'The id of the Route 53 zone of the domain (Z…).',
  hostedZoneName: 'The name of that zone, such as example.com.',
}

/** Names of the questions whose answers are still samples; prices come from Stripe, content from a person. */
function openQuestions(world: World): readonly string[] {
  const context = world.settings.read()
  const open = sampleSettings(context).filter((name) => Object.hasOwn(QUESTIONS, name))
  return open.includes('domain') && context.certificateArn === undefined && context.hostedZoneId === undefined
    ? [...open, 'hostedZoneId', 'hostedZoneName']
    : open
}

async function askForSettings(world: World): Promise<void> {
  const open = openQuestions(world)
  const answers: Record<string, string> = {}
  for (const name of open) answers[name] = await world.ask.text(name, QUESTIONS[name] ?? '', isFilled)
  const before = world.settings.stages()[world.stage] ?? {}
  world.settings.write(answers)
  try {
    world.settings.read()
  } catch (error) {
    world.settings.write(Object.fromEntries(open.map((name) => [name, before[name]])))
    throw new CommandError(error instanceof Error ? error.message : 'The settings do not do.')
  }
}

export const settingsStep = (world: World): Step => ({
  id: 'settings',
  what: 'cdk.json has the settings of the stage',
  isDone: async () => {
    const open = openQuestions(world)
    return open.length === 0 ? true : missing(`samples: ${open.join(', ')}`)
  },
  do: () => askForSettings(world),
})
