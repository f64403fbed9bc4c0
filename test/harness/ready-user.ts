import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { DEFAULT_LETTER_LANGUAGE, type LetterLanguageChoice } from '#engine/values/letter-languages.ts'
import type { SamplePlan } from '#emulators/cognito/accounts.ts'
import { browserSession, connectGmail, type Client } from './session.ts'
import type { TestStage } from './stage.ts'

const FIXTURES = path.resolve(import.meta.dirname, '../../engine/test/fixtures')

const MIME: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
}

export const fixture = (name: string): Uint8Array => readFileSync(path.join(FIXTURES, name))

/** The request body with which a browser uploads a file. */
export function uploadOf(
  name: string,
  bytes: Uint8Array,
  type = MIME[path.extname(name).slice(1)] ?? 'application/octet-stream',
) {
  return {
    fileName: `upload-${name}`,
    originalFileName: name,
    fileSize: bytes.length,
    fileType: type,
    storageUrl: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
  }
}

const Uploaded = z.object({ storageUrl: z.string() })

export interface Preferences {
  readonly jobTitle: string
  readonly country: string
  readonly city: string
  readonly role: string
  readonly timeframe?: string
  readonly letterLanguage?: LetterLanguageChoice
}

export const BERLIN: Preferences = {
  jobTitle: 'Product Manager',
  country: 'Germany',
  city: 'Berlin',
  role: 'engineering',
  timeframe: '30',
}

/** Uploads a resume and saves a configuration with it. */
export async function configure(
  client: Client,
  resume: string,
  preferences: Preferences = BERLIN,
): Promise<void> {
  const uploaded = await client.post('/api/user/resume/upload', uploadOf(resume, fixture(resume)))
  if (uploaded.status !== 201) throw new Error(`the upload answered ${uploaded.status}`)
  const saved = await client.put('/api/user/configuration', {
    resumeUrl: Uploaded.parse(uploaded.body).storageUrl,
    jobTitle: preferences.jobTitle,
    targetArea: preferences.country,
    targetCity: preferences.city,
    jobPostedTimeframe: preferences.timeframe ?? '7',
    targetPersonRoles: [preferences.role],
    letterLanguage: preferences.letterLanguage ?? DEFAULT_LETTER_LANGUAGE,
  })
  if (saved.status !== 200) throw new Error(`saving the configuration answered ${saved.status}`)
}

/** A user who can start a run: signed in, resume read, configured, Gmail connected. */
export async function readyUser(
  stage: Pick<TestStage, 'origin'>,
  email: string,
  plan: SamplePlan,
  resume: string,
  preferences: Preferences = BERLIN,
): Promise<Client> {
  const client = await browserSession(stage, email, { plan })
  await configure(client, resume, preferences)
  await connectGmail(client, email)
  return client
}
