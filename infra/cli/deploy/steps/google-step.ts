import { SCOPES } from '#vendors/google/scopes.ts'
import { google } from '#vendors/google/vendor.ts'
import { missing, type Done, type Step } from '../step.ts'
import { outputOf, type World } from '../world.ts'

const PATIENCE_MS = 15_000

interface Client {
  readonly name: string
  readonly id: string
  readonly redirect: string
}

/** Both clients with the addresses that the deployment prints. */
async function clientsOf(world: World): Promise<readonly Client[]> {
  const { googleClientId, googleSignInClientId } = world.settings.read()
  const address = async (output: string) => (await outputOf(world, 'identity', output)) ?? ''
  return [
    { name: 'mailboxes', id: googleClientId, redirect: await address('MailboxRedirect') },
    { name: 'sign-in', id: googleSignInClientId, redirect: await address('SignInRedirect') },
  ]
}

/**
 * Google shows its sign-in to a client with this address, and a page of errors otherwise. Anything else counts
 * as an error, so that a person looks.
 */
async function knows({ id, redirect }: Client, authorize: string): Promise<boolean> {
  const query = new URLSearchParams({
    client_id: id,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid email',
  })
  const { status, headers } = await fetch(`${authorize}?${query}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  return (
    status === 200 ||
    (status === 302 && /\/(?:signin\/identifier|ServiceLogin)/.test(headers.get('location') ?? ''))
  )
}

async function strangers(world: World): Promise<readonly Client[]> {
  const clients = await clientsOf(world)
  const { variable, real } = google.addresses.authorize
  const known = await Promise.all(clients.map((client) => knows(client, world.addresses[variable] ?? real)))
  return clients.filter((_, index) => known[index] === false)
}

async function isDone(world: World): Promise<Done> {
  const open = await strangers(world)
  return open.length === 0
    ? true
    : missing(`the client of the ${open.map(({ name }) => name).join(' and of the ')} does not know it`)
}

export const googleStep = (world: World): Step => ({
  id: 'google',
  what: "Google's clients know the addresses of the stage",
  needs: ['deployment'],
  isDone: () => isDone(world),
  person: async () => [
    'Google Cloud console → APIs & Services → Credentials → the client → Authorized redirect URIs:',
    ...(await strangers(world)).map(({ name, id, redirect }) => `${name} (${id}): ${redirect}`),
    `OAuth consent screen: external, with exactly these scopes: ${SCOPES.join(', ')}`,
  ],
})
