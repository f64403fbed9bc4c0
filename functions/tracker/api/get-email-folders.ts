import { countFolders } from '#functions/outreach/tracker/count-folders.ts'
import { endpoint } from '#functions/services/http/endpoint.ts'
import { tracker } from '#functions/services/outreach.ts'
import { getEmailFolders } from '#shared/contracts/outreach.ts'

export const handler = endpoint(getEmailFolders, { tracker }, ({ actor, deps }) => countFolders(actor, deps))
