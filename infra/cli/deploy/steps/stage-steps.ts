import { adminStore } from '#functions/admin/admin.store.ts'
import { runChecks } from '#infra/smoke/check.ts'
import { siteAt } from '#infra/smoke/site.ts'
import { REPEATED } from '#infra/smoke/visit.ts'
import { ADMIN } from '#shared/catalog/admin.ts'
import { adminCommands } from '../../admin/admin-commands.ts'
import { publishBlog, unpublished } from '../../publish-blog.ts'
import { missing, type Done, type Step } from '../step.ts'
import { outputOf, tableOf, type World } from '../world.ts'

const isAddress = (typed: string): string | undefined =>
  /^\S+@\S+\.\S+$/.test(typed) ? undefined : 'Give an email address.'
const isName = (typed: string): string | undefined => (typed === '' ? 'Give a name.' : undefined)
const isPassword = (typed: string): string | undefined =>
  typed.length < ADMIN.passwordMin ? `It has at least ${ADMIN.passwordMin} characters.` : undefined

async function firstAdmin(world: World): Promise<void> {
  const { ask } = world
  const person = {
    email: await ask.text('ADMIN_EMAIL', "The first admin's email address.", isAddress),
    firstName: await ask.text('ADMIN_FIRST_NAME', 'First name.', isName),
    lastName: await ask.text('ADMIN_LAST_NAME', 'Last name.', isName),
  }
  const password = async () =>
    await ask.secret('ADMIN_PASSWORD', 'A password for the admin area.', isPassword)
  world.say(`        ${await adminCommands(await tableOf(world), password).create(person)}`)
}

async function smoke(world: World): Promise<Done> {
  const url = world.url ?? (await outputOf(world, 'edge', 'Site')) ?? ''
  const local = /^https?:\/\/(?:127\.0\.0\.1|localhost)[:/]?/.test(url)
  const results = await runChecks(REPEATED, siteAt(url, { local, stage: world.stage }), () => undefined)
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  return failed.length === 0
    ? true
    : missing(failed.map(({ name, why }) => `\n        ${name}: ${why}`).join(''))
}

/** What makes a deployed stage one that people can use. */
export const stageSteps = (world: World): readonly Step[] => [
  {
    id: 'articles',
    what: 'the articles of the help center are in the table',
    needs: ['deployment'],
    isDone: async () => {
      const open = await unpublished(await tableOf(world))
      return open.length === 0 ? true : missing(open.join(', '))
    },
    do: async () => void (await publishBlog(await tableOf(world))),
  },
  {
    id: 'admin',
    what: 'there is an admin',
    needs: ['deployment'],
    isDone: async () =>
      (await adminStore(await tableOf(world)).list()).length > 0 ? true : missing('nobody can enter /admin'),
    do: () => firstAdmin(world),
  },
  {
    id: 'smoke',
    what: 'the site answers as it should (npm run smoke)',
    needs: ['deployment'],
    isDone: () => smoke(world),
  },
]
