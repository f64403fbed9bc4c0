import { showHeld } from '../show-held.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { sharedEntries, recipientProofs, writtenTo } from '#functions/services/objections.ts'
import { openRecipientLink } from '#shared/contracts/visitors/objections.ts'

const services = { proofs: recipientProofs, writtenTo, shared: sharedEntries }

export const handler = endpoint(openRecipientLink, services, ({ body, deps }) => showHeld(body.proof, deps))
