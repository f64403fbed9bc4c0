import { outreachResults } from '../tracker/results.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { tracker } from '#functions/services/outreach.ts'
import { getOutreachResults } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getOutreachResults, { tracker }, ({ actor, deps }) =>
  outreachResults(actor, deps),
)
