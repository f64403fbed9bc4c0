import { sesMail } from '#vendors/ses/ses-mail.ts'
import { setting } from '../config/config.ts'
import { lazy } from '../lazy.ts'

export const userMail = lazy(() => sesMail({ from: setting('MAIL_FROM') }))
