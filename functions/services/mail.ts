import { sesMail } from '#vendors/ses/ses-mail.ts'
import { setting } from '#platform/config/config.ts'
import { lazy } from '#platform/lazy.ts'
import { sentMailStore } from '#functions/mail/sent-mail.store.ts'
import type { UserMessage } from '#functions/mail/model.ts'
import { countUse } from './statistics.ts'
import { table } from './table.ts'

export const sentMails = lazy(() => sentMailStore(table()))

/** Mails that somebody asks for on a page, which are few and are not counted. */
export const askedMail = lazy(() => sesMail({ from: setting('MAIL_FROM') }))

/** Mails that the service sends to its users, which are counted. */
export const userMail = lazy(() => ({
  async send(message: UserMessage) {
    await askedMail().send(message)
    await countUse({ mails: 1 })
  },
}))
