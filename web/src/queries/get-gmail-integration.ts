import { getGmailIntegration } from '#shared/contracts/gmail.ts'
import { readOptions } from '#web/lib/api/read-options.ts'

export const gmailIntegrationQuery = readOptions(getGmailIntegration)
