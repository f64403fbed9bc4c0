import * as z from 'zod/mini'
import { sesMail } from '#vendors/ses/ses-mail.ts'
import { filled, readEnvironment } from '../config/config.ts'
import { lazy } from '../lambda/lazy.ts'

export const userMail = lazy(() =>
  sesMail({ from: readEnvironment(z.object({ MAIL_FROM: filled })).MAIL_FROM }),
)
