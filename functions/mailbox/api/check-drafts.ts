import { endpoint } from '#functions/services/http/endpoint.ts'
import { draftChecks } from '#functions/services/mailbox.ts'
import { mailboxMessages } from '#functions/services/queues.ts'
import { checkDrafts } from '#shared/contracts/gmail.ts'

/** The worker that may open a mailbox does the check; a message that is lost leaves it to the daily one. */
export const handler = endpoint(
  checkDrafts,
  { draftChecks, queue: mailboxMessages },
  async ({ actor, deps }) => {
    const { userId } = actor
    const asked = await deps.draftChecks.ask(userId, deps.clock.now())
    if (asked) await deps.queue.send({ v: 1, userId, task: 'sync' })
    return { asked }
  },
)
