import { requestLink } from '../request-link.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { userMail } from '#platform/services/mail.ts'
import { recipientProofs } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { requestRecipientLink } from '#shared/contracts/objections.ts'

const services = { proofs: recipientProofs, mail: userMail, limits, site: appOrigin }

export const handler = endpoint(requestRecipientLink, services, async ({ body, deps }) => {
  await requestLink(body.email, deps)
  return { mailed: true as const }
})
