import { Preferences } from '#shared/models/configuration.ts'
import { GOOGLE_ISSUER } from '#vendors/cognito/google-issuer.ts'
import { resumeReference } from '#functions/configuration/model.ts'
import { saveConfiguration } from '#functions/configuration/save-configuration.ts'
import { startRun } from '#functions/outreach/run/start-run.ts'
import { userActor, type UserActor } from '#platform/actor.ts'
import { connectMailbox } from '#functions/mailbox/connect.ts'
import { beginAuthorization } from '#functions/auth/authorization-request.ts'
import { NO_REVIEW } from '#engine/values/fact-review.ts'
import { takeResume } from '#functions/resume/upload/take-resume.ts'
import { giveConsent } from '#emulators/google/give-consent.ts'
import { subjectOf } from '#emulators/google/mailbox-state.ts'
import { systemClock } from '#platform/lambda/system-clock.ts'
import { newId, secrets } from '#platform/lambda/identifiers.ts'
import { sealer } from '#functions/services/crypto.ts'
import { documents, resumeFiles } from '#functions/services/files.ts'
import { draftMailbox, mailboxes } from '#functions/services/mailbox.ts'
import { modelReading } from '#functions/services/models.ts'
import { covered } from '#functions/services/postings.ts'
import { schedules } from '#functions/services/schedules.ts'
import { cycleMessages, draftMessages } from '#functions/services/queues.ts'
import { authorizations } from '#functions/services/auth.ts'
import { configurations } from '#functions/services/configuration.ts'
import { emails, runs } from '#functions/services/outreach.ts'
import { factReviews, resumes } from '#functions/services/resume.ts'
import { seedAccount } from '#dev/seed-account.ts'
import type { DraftRequest } from './draft-request.ts'
import type { ReadResume, Sender } from './read-resume.ts'

const core = { clock: systemClock, newId }

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

/** Uploads the resume and saves the configuration like the form. Throws AppError. */
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
      ...Preferences.parse({ letterLanguage: request.language, letterTone: request.tone }),
    },
    // The start checks the coverage; given postings need no source.
    { ...core, runs: runs(), configurations: configurations(), covered: () => true },
  )
  if (request.why !== null) {
    const reason = { id: 'added-why001', kind: 'reason_for_change', text: request.why, role: null } as const
    await factReviews().save(actor.userId, { ...NO_REVIEW, version: 1, added: [reason] }, 0)
  }
}

export async function connect(actor: UserActor, email: string): Promise<void> {
  const vendor = 'google'
  const { state, browserSecret, pending } = await beginAuthorization(
    { purpose: 'connect_gmail', userId: actor.userId, vendor },
    { authorizations: authorizations(), secrets, clock: systemClock },
  )
  const consent = await draftMailbox().consentOf(vendor)
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
    vendor,
  }
  const outcome = await connectMailbox(actor, returned, {
    draftMailbox: draftMailbox(),
    secrets,
    clock: systemClock,
    authorizations: authorizations(),
    mailboxes: mailboxes(),
    sealer: sealer(),
    emails: emails(),
    drafts: draftMessages(),
    runs: runs(),
    schedules: schedules(),
  })
  if (outcome !== 'connected')
    throw new Error(`The mailbox of this stage could not be connected: ${outcome}.`)
}

/** Starts a run of at most `count` drafts with the start button's checks. Throws their AppError. */
export async function begin(actor: UserActor, count: number): Promise<{ runId: string }> {
  const store = runs()
  const capped: typeof store = {
    ...store,
    claim: (run, ...rest) => store.claim({ ...run, wanted: Math.min(run.wanted, count) }, ...rest),
  }
  return await startRun(actor, {
    ...core,
    runs: capped,
    queue: cycleMessages(),
    covered: covered(),
    countCall: async () => undefined,
  })
}
