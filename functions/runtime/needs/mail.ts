import * as z from 'zod/mini'
import { sesMail } from '#adapters/ses/ses-mail.ts'
import { filled, readEnvironment } from '../config.ts'
import { lazy } from '../lazy.ts'

export const userMail = lazy(() => sesMail({ from: readEnvironment(z.object({ MAIL_FROM: filled })).MAIL_FROM }))
