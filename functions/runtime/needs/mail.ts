import * as z from 'zod/mini'
import { noticeLog } from '#adapters/dynamo/notice-log.ts'
import { sesMail } from '#adapters/ses/ses-mail.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'
import { table } from './table.ts'

export const userMail = lazy(() =>
  sesMail({ from: readEnvironment(z.object({ MAIL_FROM: filled })).MAIL_FROM }),
)
export const notices = lazy(() => noticeLog(table()))
