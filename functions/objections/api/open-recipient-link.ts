import { showHeld } from '../show-held.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sharedEntries } from '#platform/services/shared-entries.ts'
import { recipientProofs, writtenTo } from '#platform/services/stores.ts'
import { openRecipientLink } from '#shared/contracts/visitors/objections.ts'

const services = { proofs: recipientProofs, writtenTo, shared: sharedEntries }

export const handler = endpoint(openRecipientLink, services, ({ body, deps }) => showHeld(body.proof, deps))
