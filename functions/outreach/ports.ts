import type { Contact, Posting } from '#functions/postings/model.ts'
import type { Mailbox } from '#functions/mailbox/model.ts'
import type { CheckedLetter } from '#functions/letters/model.ts'
import type { OperationKind } from '#shared/catalog/admin.ts'
import type { CycleMessage, DraftMessage } from '#shared/messages/cycle.ts'
import type { Refusal } from '#shared/models/held-back.ts'
import type { RunOutcome, SkipReason } from '#shared/models/run.ts'
import type { RunRecord } from '#functions/runs/model.ts'
import type { CycleContext, Entry, EntryFailure, Lease, QuotaKind } from './model.ts'

export interface CycleQueue {
  send(message: CycleMessage): Promise<void>
}

export interface DraftQueue {
  /** `delaySeconds` 0 to 900. */
  send(messages: readonly DraftMessage[], delaySeconds?: number): Promise<void>
}

/** What planning added up to. */
export interface PlanResult {
  readonly outcome: RunOutcome | null
  readonly found: number
  readonly matched: number
  readonly contacted: number
  readonly skips: Readonly<Partial<Record<SkipReason, number>>>
  readonly notes: readonly string[]
}

export interface RunStore {
  /** Everything that decides about a run, in one round trip; null when the account is gone. */
  context(userId: string, now: Date): Promise<CycleContext | null>
  find(userId: string, runId: string): Promise<RunRecord | null>
  latest(userId: string): Promise<RunRecord | null>
  /** Claims the day: false when another run was claimed since `expectedLastRunId` was read. */
  claim(run: RunRecord, expectedLastRunId: string | null): Promise<boolean>
  /** Records a run that ended before it began, without touching the day's claim. */
  record(run: RunRecord): Promise<void>
  /** Takes the planning of a run; null when it is planned already or somebody else holds it. */
  takePlanning(userId: string, runId: string, lease: Lease, now: Date): Promise<RunRecord | null>
  progress(run: RunRecord, result: PlanResult): Promise<void>
  /** Ends the planning. With `giveDayBack` the claim on the day returns to what it was. */
  finishPlanning(run: RunRecord, result: PlanResult, now: Date, giveDayBack: boolean): Promise<void>
  /** The run, the first time this is asked after its last entry ended; null before that and ever after. */
  takeNotice(userId: string, runId: string, now: Date): Promise<RunRecord | null>
  note(run: Pick<RunRecord, 'userId' | 'id'>, note: string): Promise<void>
}

export type Reservation =
  | 'reserved'
  /** This user was given the job before. */
  | 'already_used'
  /** The allowance is used up, or the run has all it wanted. */
  | 'quota'
  | 'contact_capped'
  | 'company_capped'
  | 'asked_not_to_be_contacted'

export interface NewEntry {
  readonly id: string
  readonly userId: string
  readonly runId: string
  readonly posting: Posting
  readonly contact: Contact
  readonly jobKey: string
  readonly quota: QuotaKind
}

export interface QuotaLimits {
  readonly perDay: number
  readonly perMonth: number
  readonly trialTotal: number
}

export type Ending =
  | { readonly state: 'drafted'; readonly draftId: string }
  | { readonly state: 'ready' }
  /** The quota, the job and the recipients' counters are given back. */
  | {
      readonly state: 'failed'
      readonly failure: EntryFailure
      /** What the letter was held back for; kept with the entry, and in outline with the run. */
      readonly refusals?: readonly Refusal[]
    }

export type Intent =
  | 'saved'
  /** Another worker has the entry. */
  | 'lease_lost'
  /** The person or the company asked meanwhile not to be contacted. */
  | 'objected'
  /**
   * The mailbox was disconnected, turned off or connected anew since it was read, or the account was closed
   * or switched off: read both again.
   */
  | 'mailbox_changed'

export interface EntryStore {
  /** One transaction: entry, job, quota, both recipients' counters and the run; all or nothing. */
  reserve(entry: NewEntry, limits: QuotaLimits, dueAt: Date, now: Date): Promise<Reservation>
  /** Takes the right to work on an entry; null when it is finished, or somebody else works on it. */
  claim(userId: string, entryId: string, lease: Lease, now: Date): Promise<Entry | null>
  /**
   * Once: of two workers who wrote it the first has. False, here and below, when another has the entry: stop
   * at once, it goes on.
   */
  saveLetter(entry: Entry, letter: CheckedLetter): Promise<boolean>
  /**
   * Only while the mailbox is as it was read, the account is on and nobody objected: after a disconnection,
   * an objection, or once it was switched off, no draft is begun. Also moves the end of the lease to that of
   * `lease`.
   */
  saveIntent(entry: Entry, lease: Lease, mailbox: Mailbox, now: Date): Promise<Intent>
  /** Counts it on the run, as written too when the entry has its letter. */
  end(entry: Entry, lease: Lease, ending: Ending, now: Date): Promise<boolean>
  /**
   * Puts the work off until then. `intent` says what is known of the draft: keep the doubt, add a vain
   * look-up, or none was made.
   */
  postpone(entry: Entry, lease: Lease, until: Date, intent: 'keep' | 'missed' | 'clear'): Promise<boolean>
  /** Letters of the day and of the company, to write differently from. */
  siblings(userId: string, day: Date): Promise<readonly { subject: string; body: string; company: string }[]>
  /** Entries written but waiting for a mailbox. */
  waiting(userId: string): Promise<readonly string[]>
  /** Brings a waiting entry back to work; false when it no longer waits. */
  reopen(userId: string, entryId: string, dueAt: Date, now: Date): Promise<boolean>
}

export type OpenWork =
  | {
      readonly kind: 'run'
      readonly userId: string
      readonly runId: string
      readonly trigger: RunRecord['trigger']
    }
  | { readonly kind: 'entry'; readonly userId: string; readonly entryId: string }
  /** A draft that is to be written again. */
  | { readonly kind: 'revision'; readonly userId: string; readonly entryId: string }
  /** Two accounts on their way to being one; `userId` is the one that stays. */
  | { readonly kind: 'merge'; readonly userId: string; readonly absorbedId: string }
  /** An account being deleted. */
  | { readonly kind: 'erasure'; readonly userId: string }
  /** A mailbox whose drafts are to be looked through. */
  | { readonly kind: 'mailbox'; readonly userId: string }
  /** What an admin set going. */
  | { readonly kind: 'operation'; readonly operation: OperationKind }
  /** At the payment provider. */
  | { readonly kind: 'event'; readonly eventId: string }

export interface OpenWorkStore {
  /** Work that fell due before `now` and nobody finished. */
  due(now: Date): Promise<readonly OpenWork[]>
  /**
   * Moves the due time on, so that the next sweep leaves it alone for a while. `endLease` takes it from a
   * worker that is known to be dead. Returns since when an event has waited; null for other work, and for
   * what was finished meanwhile.
   */
  defer(work: OpenWork, dueAt: Date, endLease: boolean): Promise<Date | null>
}
