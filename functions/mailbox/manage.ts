import type { Needs, Only, Service } from '#functions/services/needs.ts'
import { AppError } from '#platform/app-error.ts'
import type { UserActor } from '#platform/actor.ts'
import { BRAND } from '#shared/brand.ts'
import type { Mailbox } from './mailbox.item.ts'
import type { MailboxGrant } from './model.ts'
import type { MailboxStore } from './mailbox.store.ts'
import { type DraftMailbox, openGrant } from './mailbox-port.ts'
import { MailboxError } from './mailbox-error.ts'

type MailboxDeps = Needs<'mailboxes' | 'sealer'>
type UseDeps = MailboxDeps & Needs<'clock'>

async function connectedMailbox(actor: UserActor, mailboxes: MailboxStore): Promise<Mailbox> {
  const mailbox = await mailboxes.find(actor.userId)
  if (mailbox === null) throw new AppError('mailbox_not_connected')
  return mailbox
}

/** The grant; null when it can never be opened again. Throws AppError unavailable when that is not known. */
async function grantIfReadable(
  actor: UserActor,
  mailbox: Mailbox,
  sealer: Service<'sealer'>,
): Promise<MailboxGrant | null> {
  try {
    return await openGrant(actor.userId, mailbox, sealer)
  } catch (error) {
    if (error instanceof AppError && error.code !== 'unavailable') return null
    throw error
  }
}

/**
 * Deletes the grant here and revokes it at Google. The grant is opened first, because after its deletion
 * nobody could revoke it; then it is deleted whatever Google answers, so no draft can be created once this
 * returns. Throws AppError mailbox_not_connected, or unavailable with nothing done.
 */
export async function disconnectMailbox(
  actor: UserActor,
  deps: MailboxDeps & Needs<'schedules'> & Only<'consent', 'revoke'>,
): Promise<void> {
  const mailbox = await connectedMailbox(actor, deps.mailboxes)
  const grant = await grantIfReadable(actor, mailbox, deps.sealer)
  await deps.mailboxes.remove(actor.userId)
  await deps.schedules.remove(actor.userId)
  try {
    if (grant !== null) await deps.consent.revoke(grant)
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
  }
}

/**
 * Asks Google for a new access token and turns a mailbox that was off on again. Returns its address. Throws
 * AppError mailbox_not_connected, mailbox_disconnected or mailbox_refused after turning it off, unavailable.
 */
export async function refreshMailbox(
  actor: UserActor,
  deps: UseDeps & { mailbox: DraftMailbox },
): Promise<string> {
  const mailbox = await connectedMailbox(actor, deps.mailboxes)
  const address = await withGrant(actor, mailbox, deps, async (grant) => await deps.mailbox.address(grant))
  // Saving the whole item would restore a grant that was disconnected while Google answered.
  if (!mailbox.isActive) await deps.mailboxes.enable(actor.userId, mailbox)
  return address
}

/** Saves a draft to the mailbox itself, to show how drafts look. Throws what refreshMailbox does. */
export async function createTestDraft(
  actor: UserActor,
  deps: MailboxDeps &
    Needs<'accounts' | 'secrets' | 'clock' | 'messageDomain'> & { readonly mailbox: DraftMailbox },
): Promise<string> {
  const now = deps.clock.now()
  const [mailbox, snapshot] = await Promise.all([
    connectedMailbox(actor, deps.mailboxes),
    deps.accounts.snapshot(actor.userId, now),
  ])
  const name = snapshot ? `${snapshot.account.firstName} ${snapshot.account.lastName}`.trim() : ''
  const self = { name, email: mailbox.email }
  await withGrant(actor, mailbox, deps, async (grant) => {
    await deps.mailbox.createDraft(grant, {
      messageId: `${deps.secrets
        .hash(deps.secrets.fresh())
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, '')
        .slice(0, 32)}@${deps.messageDomain}`,
      from: self,
      to: self,
      subject: `Test draft from ${BRAND.name}`,
      text: `This draft shows that ${BRAND.name} can save drafts in this mailbox.\n\nNothing was sent. You can delete it.`,
    })
  })
  return mailbox.email
}

async function withGrant<T>(
  actor: UserActor,
  mailbox: Mailbox,
  deps: UseDeps,
  use: (grant: MailboxGrant) => Promise<T>,
): Promise<T> {
  try {
    return await use(await openGrant(actor.userId, mailbox, deps.sealer))
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error
    if (error.failure === 'message_refused') throw new AppError('mailbox_refused', { cause: error })
    const problem = error.failure === 'grant_dead' || error.failure === 'refused' ? error.failure : null
    const turned = problem && (await deps.mailboxes.disable(actor.userId, mailbox, problem, deps.clock.now()))
    if (turned === null || turned === 'kept_on') {
      throw new AppError('unavailable', {
        message: 'Gmail isn’t answering right now. Please try again in a few minutes.',
        cause: error,
      })
    }
    throw new AppError(problem === 'refused' ? 'mailbox_refused' : 'mailbox_disconnected', { cause: error })
  }
}
