import { heldBackFor } from '#shared/catalog/letter-rules.ts'
import { REVISIONS } from '#shared/catalog/constants.ts'
import type { Revision as ShownRevision } from '#shared/models/outreach/outreach.ts'
import type { Revision, RevisionFailure } from './model.ts'

const STAYS = 'Your draft stays as it was.'

const FAILURES: Readonly<Record<RevisionFailure, string>> = {
  refused_by_check: `We held the new text back. ${STAYS}`,
  nothing_to_say: `We found nothing else in your resume that fits this job. ${STAYS}`,
  same_text: `The new text came out the same. ${STAYS}`,
  not_shorter: `We found no shorter text that still says why you fit. ${STAYS}`,
  changed_in_gmail: 'You changed the draft in Gmail while we wrote, so we left it alone.',
  draft_gone: 'The draft is no longer in your Gmail, so there was nothing to replace.',
  access_ended: `Your plan or trial ended before the new text was saved. ${STAYS}`,
  mailbox_disconnected: `Gmail was disconnected before the new text was saved. ${STAYS} Connect Gmail again, then ask once more.`,
  mailbox_refused: `Gmail refused the new text. ${STAYS}`,
  gmail_busy: `Gmail isn’t accepting more changes from us for now. ${STAYS} Please try again tomorrow.`,
  asked_not_to_be_contacted: `This person asked not to be contacted. ${STAYS} Please do not send it.`,
  on_your_list: `This person or company is on your do-not-contact list. ${STAYS}`,
  in_doubt: 'Gmail didn’t say whether it saved the new text. Read the draft in Gmail before you send it.',
  gave_up: `The new text could not be saved in time. ${STAYS} Please try again.`,
}

/** The text that a user typed is here whatever Gmail does. */
const KEPT = 'Your text is saved here.'

/** What became of a text that its user typed. */
const OWN_FAILURES: Readonly<Partial<Record<RevisionFailure, string>>> = {
  changed_in_gmail: `${KEPT} The draft in Gmail has your other changes; replacing it discards those.`,
  draft_gone: `The draft is no longer in your Gmail. ${KEPT} Copy it, or open it in your mail program.`,
  access_ended: `Your plan or trial has ended, so the draft in Gmail still has the former text. ${KEPT}`,
  mailbox_disconnected: `The Gmail account with this draft is not connected, so the draft still has the former text. ${KEPT} Copy it, or open it in your mail program.`,
  mailbox_refused: `Gmail refused this text, so the draft still has the former one. ${KEPT}`,
  gmail_busy: `Gmail isn’t accepting more changes from us for now, so the draft still has the former text. ${KEPT}`,
  asked_not_to_be_contacted:
    'This person asked not to be contacted. Your text is saved here only. Please do not send it.',
  on_your_list: `This person or company is on your do-not-contact list, so the draft still has the former text. ${KEPT}`,
  in_doubt: `Gmail didn’t say whether it saved your text. ${KEPT} Read the draft in Gmail before you send it.`,
  gave_up: `Your text could not be saved to Gmail in time. ${KEPT}`,
}

function failureOf({ wish, failure }: Revision): string | null {
  if (failure === null) return null
  return (wish === 'own_words' ? OWN_FAILURES[failure] : undefined) ?? FAILURES[failure]
}

function ownWordsOf({ wish, state, failure }: Revision, hasDraft: boolean): ShownRevision['ownWords'] {
  if (wish !== 'own_words' || !hasDraft) return null
  if (state === 'open') return 'saving'
  if (state === 'done') return 'saved'
  return failure === 'changed_in_gmail' ? 'changed' : 'not_saved'
}

/** The revision on the wire; `asked` is how many the user has requested today. */
export const revisionView = (revision: Revision | null, asked: number, hasDraft: boolean): ShownRevision => ({
  underWay: revision?.state === 'open' ? revision.wish : null,
  failure: revision && failureOf(revision),
  ownWords: revision && ownWordsOf(revision, hasDraft),
  heldBack: (revision?.refusals ?? []).map(heldBackFor),
  leftToday: Math.max(0, REVISIONS.perDay - asked),
})
