import { detectConflict } from '../detect.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { passwords } from '#functions/services/crypto.ts'
import { askedMail } from '#functions/services/mail.ts'
import { accounts } from '#functions/services/account.ts'
import { addresses, proofs } from '#functions/services/account-linking.ts'
import { limits } from '#functions/services/table.ts'
import { detectAccountConflict } from '#shared/contracts/account/account-linking.ts'

const services = { accounts, addresses, proofs, passwords, mail: askedMail, limits, site: appOrigin }

export const handler = endpoint(detectAccountConflict, services, ({ actor, body, deps }) =>
  detectConflict(actor, { email: body.email, password: body.password }, deps),
)
