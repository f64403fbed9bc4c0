import { writeExport } from '../write-export.ts'
import { appOrigin } from '#platform/http/cookies.ts'
import { worker } from '#platform/lambda/worker.ts'
import { exportFiles, resumeFiles } from '#functions/services/files.ts'
import { userMail } from '#functions/services/mail.ts'
import { exportMessages } from '#functions/services/queues.ts'
import { leaseMs } from '#functions/services/run-settings.ts'
import { accounts } from '#functions/services/account.ts'
import { dataExports, records } from '#functions/services/privacy.ts'
import { ExportMessage } from '#shared/messages/privacy.ts'

/** A new part begins within this time; the last has as long again until the function's timeout. */
const TURN_MS = 120_000

const services = {
  accounts,
  dataExports,
  records,
  files: resumeFiles,
  exportFiles,
  mail: userMail,
  queue: exportMessages,
  leaseMs,
  site: appOrigin,
}

export const handler = worker('write-export', ExportMessage, services, async ({ message, deps }) => {
  await writeExport(message, { ...deps, turnMs: TURN_MS })
})
