import { GOOGLE_ISSUER } from '#adapters/cognito/cognito-identity.ts'
import { resumeReference } from '#core/configuration/model.ts'
import { saveConfiguration } from '#core/configuration/save-configuration.ts'
import { startRun } from '#core/cycle/start-run.ts'
import { userActor, type UserActor } from '#core/kernel/actor.ts'
import { connectMailbox } from '#core/mailbox/connect.ts'
import { depart } from '#core/session/departures.ts'
import { takeResume } from '#core/resume/take-resume.ts'
import { giveConsent } from '#emulators/google/give-consent.ts'
import { subjectOf } from '#emulators/google/mailbox-state.ts'
import { systemClock } from '#runtime/clock.ts'
import { newId, secrets } from '#runtime/identifiers.ts'
import { coverage } from '#runtime/needs/coverage.ts'
import { documents } from '#runtime/needs/documents.ts'
import { resumeFiles } from '#runtime/needs/files.ts'
import { mailboxConsent } from '#runtime/needs/google.ts'
import { limits } from '#runtime/needs/limits.ts'
import { modelReading } from '#runtime/needs/models.ts'
import { cycleMessages, draftMessages } from '#runtime/needs/queues.ts'
import { schedules } from '#runtime/needs/schedules.ts'
import { sealer } from '#runtime/needs/sealer.ts'
import { authorizations } from '#runtime/needs/sessions.ts'
import { configurations, entries, mailboxes, resumes, runs } from '#runtime/needs/stores.ts'
import { seedAccount } from '../seed-account.ts'
import type { DraftRequest } from './arguments.ts'
import type { ReadResume, Sender } from './read-resume.ts'

const core = { clock: systemClock, newId }

/** An account of this stage for the sender, with the largest plan. */
export async function openAccount(sender: Sender): Promise<UserActor> {
  const { firstName, lastName, email } = sender
  const { userId } = await seedAccount({
    issuer: GOOGLE_ISSUER,
    subject: subjectOf(email),
    email,
    firstName,
    lastName,
    plan: 'elite',
  })
  return userActor(userId)
}

/** Uploads the resume and saves the configuration, as the form would. Throws AppError. */
export async function configure(actor: UserActor, resume: ReadResume, request: DraftRequest): Promise<void> {
  const { id } = await takeResume(actor, resume.upload, {
    ...core,
    reader: documents(),
    model: modelReading(),
    files: resumeFiles(),
    store: resumes(),
  })
  await saveConfiguration(
    actor,
    {
      resumeUrl: resumeReference(id),
      jobTitle: request.title,
      targetArea: request.country,
      targetCity: request.city,
      jobPostedTimeframe: request.timeframe,
      targetPersonRoles: [request.role],
      letterLanguage: request.language,
      letterTone: request.tone,
    },
    { ...core, runs: runs(), configurations: configurations() },
  )
}

/** Goes to the emulator's consent page and back. */
export async function connect(actor: UserActor, email: string): Promise<void> {
  const consent = mailboxConsent()
  const { state, browserSecret, pending } = await depart(
    { purpose: 'connect_gmail', userId: actor.userId },
    { authorizations: authorizations(), secrets, clock: systemClock },
  )
  const authorizeUrl = consent.authorizeUrl({
    state,
    codeChallenge: secrets.hash(pending.codeVerifier),
    loginHint: email,
  })
  const { searchParams } = await giveConsent(authorizeUrl, { account: email })
  const returned = {
    code: searchParams.get('code') ?? undefined,
    state: searchParams.get('state') ?? undefined,
    error: searchParams.get('error') ?? undefined,
    browserSecret,
  }
  const outcome = await connectMailbox(actor, returned, {
    consent,
    secrets,
    clock: systemClock,
    authorizations: authorizations(),
    mailboxes: mailboxes(),
    sealer: sealer(),
    entries: entries(),
    drafts: draftMessages(),
    runs: runs(),
    schedules: schedules(),
  })
  if (outcome !== 'connected')
    throw new Error(`The mailbox of this stage could not be connected: ${outcome}.`)
}

/**
 * Starts a run of at most `count` drafts through the gates that the start button has. Throws AppError with
 * the gate's sentence.
 */
export async function begin(actor: UserActor, count: number): Promise<{ runId: string }> {
  const store = runs()
  const capped: typeof store = {
    ...store,
    claim: (run, expected) => store.claim({ ...run, wanted: Math.min(run.wanted, count) }, expected),
  }
  return await startRun(actor, {
    ...core,
    runs: capped,
    queue: cycleMessages(),
    covered: coverage(),
    limits: limits(),
  })
}
