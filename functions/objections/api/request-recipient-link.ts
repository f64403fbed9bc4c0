import { newProof } from '../new-proof.ts'
import { recipientLink } from '#functions/mail/recipient-link.ts'
import { MINUTE } from '#platform/clock.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { askedMail } from '#functions/services/mail.ts'
import { recipientProofs } from '#functions/services/objections.ts'
import { limits } from '#functions/services/table.ts'
import { throttleByName } from '#platform/throttle.ts'
import { requestRecipientLink } from '#shared/contracts/visitors/objections.ts'

const HOUR_SECONDS = 3_600
/** Limit per address, so that nobody's mailbox can be flooded with our mails. */
const OF_ONE_ADDRESS = [
  { seconds: HOUR_SECONDS, limit: 3 },
  { seconds: 24 * HOUR_SECONDS, limit: 5 },
]
/** Limit for all requests together, so that many networks cannot be combined to mail strangers. */
const OF_ALL = [{ seconds: 24 * HOUR_SECONDS, limit: 2_000 }]
const LINK_MINUTES = 30

const services = { proofs: recipientProofs, mail: askedMail, limits, site: appOrigin }

/** Nothing is looked up, so neither the answer nor its timing reveals whether we know the address. */
export const handler = endpoint(requestRecipientLink, services, async ({ body, deps }) => {
  const to = body.email.trim()
  const email = to.toLowerCase()
  await throttleByName(`recipient-link:${deps.secrets.hash(email)}`, OF_ONE_ADDRESS, deps.limits)
  await throttleByName('recipient-link:all', OF_ALL, deps.limits)
  const proof = await newProof(email, LINK_MINUTES * MINUTE, deps)
  await deps.mail.send(recipientLink({ to, proof, minutes: LINK_MINUTES, site: deps.site }))
  return { mailed: true as const }
})
