import type { CheckedLetter } from '#engine/values/letter.ts'
import { absent, anyOf, isNot, part } from '#platform/table/expressions.ts'
import { keys, openShard } from '#platform/table/keys.ts'
import type { Table } from '#platform/table/table.ts'
import { letterToAttribute } from '../emails/outreach-email.item.ts'
import type { DraftedEmail, Revision } from './model.ts'
import { versionsToAttribute } from './revision.item.ts'
import { versionsAfter } from './revision.store.ts'

interface OwnWordsSaved {
  readonly email: DraftedEmail & { readonly letter: CheckedLetter }
  /** The email's revision so far; null before the first. */
  readonly revision: Revision | null
  readonly letter: CheckedLetter
  /** `ask` leaves the draft to the worker; `unreachable`: its mailbox is not connected; `none`: no draft. */
  readonly gmail: 'ask' | 'unreachable' | 'none'
  /** Whether the draft is to be replaced although its user changed it in Gmail. */
  readonly replaceChanged: boolean
  /** When the sweeper looks for a request that never reached the queue. */
  readonly dueAt: Date
}

/** Texts that users type, which are saved here before Gmail is asked, so that none is ever lost. */
export const ownWordsStore = (table: Table) => ({
  /** Saves the text in one transaction; the former one becomes a version unless it is the same. */
  async save({ email, revision, letter, gmail, replaceChanged, dueAt }: OwnWordsSaved, now: Date) {
    const { userId, id, state, draftId, draftMailbox } = email
    const isSame = letter.body === email.letter.body && letter.subject === email.letter.subject
    const versions = isSame ? (revision?.versions ?? []) : versionsAfter({ email, revision })
    const isOpen = gmail === 'ask'
    const failed = await table.transact([
      part.update(keys.revision(userId, id), {
        set: {
          userId,
          state: isOpen ? 'open' : gmail === 'none' ? 'done' : 'failed',
          wish: 'own_words',
          replaceChanged,
          lines: [],
          askedAt: now,
          failure: gmail === 'unreachable' ? 'mailbox_disconnected' : null,
          refusals: [],
          attempts: 0,
          leaseUntil: null,
          replaces: null,
          versions: versionsToAttribute(versions),
          currentWish: 'own_words',
          currentAt: now,
          ...(isOpen ? { openPk: openShard(id), openSk: dueAt } : {}),
        },
        remove: ['letter', 'leaseToken', ...(isOpen ? [] : ['openPk', 'openSk'])],
        when: anyOf(absent('state'), isNot('state', 'open')),
      }),
      part.update(keys.email(userId, id), {
        set: { subject: letter.subject },
        when: [state === 'ready' ? { state } : { state: 'drafted', draftId, draftMailbox }, absent('mark')],
      }),
      part.update(keys.material(userId, id), { set: { letter: letterToAttribute(letter) } }),
    ])
    if (failed.length === 0) return 'saved'
    return failed.includes(1) ? 'not_editable' : 'under_way'
  },
})
