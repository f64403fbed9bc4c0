import * as z from 'zod/mini'
import { sentMailStore } from '#functions/mail/sent-mail.store.ts'
import { sesMail } from '#vendors/ses/ses-mail.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'
import { table } from './table.ts'

export const userMail = lazy(() =>
  sesMail({ from: readEnvironment(z.object({ MAIL_FROM: filled })).MAIL_FROM }),
)
export const sentMails = lazy(() => sentMailStore(table()))
