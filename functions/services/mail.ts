import { sesMail } from '#vendors/ses/ses-mail.ts'
import { setting } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'
import { sentMailStore } from '#functions/mail/sent-mail.store.ts'
import { table } from './table.ts'

export const sentMails = lazy(() => sentMailStore(table()))

export const userMail = lazy(() => sesMail({ from: setting('MAIL_FROM') }))
