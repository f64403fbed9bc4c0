import { recordObjection } from '../record-objection.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { sharedEntries } from '#platform/services/shared-entries.ts'
import { recipientProofs, writtenTo } from '#platform/services/stores.ts'
import { objectToContact } from '#shared/contracts/objections.ts'

const services = { proofs: recipientProofs, writtenTo, shared: sharedEntries }

export const handler = endpoint(objectToContact, services, async ({ body, deps }) => {
  await recordObjection(body.proof, deps)
  return { objected: true as const }
})
