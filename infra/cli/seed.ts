import type { Command } from 'commander'
import { joinStage } from '#dev/environment.ts'
import { CommandError, say } from './command.ts'
import { runningStage } from './running-stage.ts'

async function seed(): Promise<void> {
  const stage = runningStage(' in another terminal')
  joinStage(stage)
  // Imported dynamically, because its wiring reads the environment.
  const { seedStage } = await import('#dev/seed/seed-stage.ts')
  const seeded = await seedStage({ origin: stage.origin, stripe: stage.addresses.stripe })
  if (seeded === null)
    throw new CommandError('This stage was filled before. npm start -- --fresh begins an empty one.')
  const total = Object.values(seeded.emails).reduce((sum, count) => sum + count, 0)
  say(`${total} emails in the tracker of ${seeded.owner}:`)
  for (const [state, count] of Object.entries(seeded.emails)) say(`  ${state.padEnd(10)} ${count}`)
  say(`${seeded.people} more people with every plan, tickets ${seeded.tickets.join(', ')}`)
  say(`A payment that failed: ${seeded.declined}`)
  say(`The admin area, ${stage.origin}/admin: ${seeded.admin.email}, password ${seeded.admin.password}`)
}

export function addSeed(program: Command): void {
  program
    .command('seed')
    .description(
      'Fills the running local stage with 200 emails in every state, people on every plan, tickets, a failed payment and an admin.',
    )
    .action(seed)
}
