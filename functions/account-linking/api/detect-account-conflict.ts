import { detectConflict } from '../detect.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { passwords } from '#platform/services/crypto.ts'
import { userMail } from '#platform/services/mail.ts'
import { accounts, addresses, proofs } from '#platform/services/stores.ts'
import { limits } from '#platform/services/table.ts'
import { detectAccountConflict } from '#shared/contracts/account/account-linking.ts'

const services = { accounts, addresses, proofs, passwords, mail: userMail, limits, site: appOrigin }

export const handler = endpoint(detectAccountConflict, services, ({ actor, body, deps }) =>
  detectConflict(actor, { email: body.email, password: body.password }, deps),
)
