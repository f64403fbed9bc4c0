import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'dotenv'
import { chooseContacts, type ContactChoice } from './vendors/contact-choice.ts'
import { MAILBOX_VENDORS, type MailboxVendorId } from '#vendors/mailbox-vendors.ts'
import { chooseAmong, type Choice } from './vendors/choose-among.ts'
import { choosePostings, describePostings, type PostingChoice } from './vendors/posting-choice.ts'
import { PlanId, priceVariable } from '#shared/catalog/plans.ts'
import { CannotStart } from './errors.ts'

/** Variables from .env and the environment, which takes precedence. An empty value counts as unset. */
export type Settings = Readonly<Record<string, string | undefined>>

const ROOT = path.resolve(import.meta.dirname, '../..')

export function readSettings(file = path.join(ROOT, '.env')): Settings {
  const fromFile = existsSync(file) ? parse(readFileSync(file)) : {}
  return Object.fromEntries(
    Object.entries({ ...fromFile, ...process.env }).filter(([, value]) => value !== ''),
  )
}

export interface VendorChoice {
  readonly vendor: string
  readonly real: boolean
  readonly note: string
}

export type Writer = 'plain' | 'bedrock' | 'openai'

/** Which vendors are real: a vendor is real when its keys are set, and an emulator otherwise. */
export interface Vendors {
  readonly cognito: boolean
  readonly mailboxes: Choice<MailboxVendorId>
  readonly postings: PostingChoice
  readonly contacts: ContactChoice
  readonly stripe: boolean
  readonly bedrock: boolean
  readonly writer: Writer
}

export const COGNITO = [
  'COGNITO_AUTHORIZE_URL',
  'COGNITO_TOKEN_URL',
  'COGNITO_JWKS_URL',
  'COGNITO_ISSUER',
  'COGNITO_CLIENT_ID',
] as const

/** Keys of the test or the live mode, and the ids of our prices in that account. */
export const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', ...PlanId.options.map(priceVariable)]

/** Smallest and largest allowed value of each setting. */
const MODEL_LIMITS = {
  MODEL_TIMEOUT_SECONDS: [1, 600],
  MODEL_MAX_TOKENS: [500, 32_000],
  MODEL_TOKENS_PER_MINUTE: [1_000, 100_000_000],
} as const

function checkModelLimits(settings: Settings): void {
  for (const [name, [min, max]] of Object.entries(MODEL_LIMITS)) {
    const value = settings[name]
    const number = Number(value ?? min)
    if (!Number.isInteger(number) || number < min || number > max)
      throw new CannotStart(`${name} is a whole number from ${min} to ${max}.`)
  }
}

const DEFAULT_MODEL_SECONDS = 25
/** Two calls to write a letter and three to judge it, twice for one too similar to another of the day. */
const MAX_MODEL_CALLS = 10
const OTHER_SECONDS = 60

/** Seconds that the letters of one message may take, which its lease has to cover. 0 without a model. */
export function letterSeconds({ writer }: Pick<Vendors, 'writer'>, settings: Settings): number {
  return writer === 'plain'
    ? 0
    : OTHER_SECONDS + MAX_MODEL_CALLS * Number(settings['MODEL_TIMEOUT_SECONDS'] ?? DEFAULT_MODEL_SECONDS)
}

/** Throws CannotStart when only some of the settings of a vendor are set, or a value is invalid. */
export function chooseVendors(settings: Settings): Vendors {
  const allOrNone = (names: readonly string[]): boolean => {
    const missing = names.filter((name) => settings[name] === undefined)
    if (missing.length > 0 && missing.length < names.length)
      throw new CannotStart(
        `Set ${missing.join(', ')} as well, or leave out ${names.filter((name) => !missing.includes(name)).join(', ')}.`,
      )
    return missing.length === 0
  }
  checkModelLimits(settings)
  const bedrock = settings['BEDROCK_MODEL_ID'] !== undefined
  const stripe = allOrNone(STRIPE)
  // The webhook secrets may be set without the keys: the emulator then signs with them.
  if (stripe && settings['STRIPE_WEBHOOK_SECRETS'] === undefined)
    throw new CannotStart(
      'Set STRIPE_WEBHOOK_SECRETS as well: what the events of the account are signed with.',
    )
  const openai = settings['OPENAI_API_KEY'] !== undefined || settings['OPENAI_BASE_URL'] !== undefined
  if (openai && settings['OPENAI_MODEL'] === undefined)
    throw new CannotStart('Set OPENAI_MODEL as well: the name of the model that writes.')
  return {
    cognito: allOrNone(COGNITO),
    mailboxes: chooseAmong(MAILBOX_VENDORS, allOrNone),
    postings: choosePostings(settings, allOrNone),
    contacts: chooseContacts(allOrNone),
    stripe,
    bedrock,
    writer: writerOf(settings['WRITER'], bedrock ? 'bedrock' : openai ? 'openai' : 'plain', openai),
  }
}

function writerOf(chosen: string | undefined, byKeys: Writer, openai: boolean): Writer {
  if (chosen === undefined) return byKeys
  if (chosen === 'openai' && !openai)
    throw new CannotStart('WRITER=openai needs OPENAI_API_KEY or OPENAI_BASE_URL, and OPENAI_MODEL.')
  if (chosen === 'plain' || chosen === 'bedrock' || chosen === 'openai') return chosen
  throw new CannotStart('WRITER is plain, bedrock or openai.')
}

export function describeVendors(vendors: Vendors): readonly VendorChoice[] {
  const writers = {
    plain: { vendor: 'Writer', real: true, note: 'plain letters; no model is asked' },
    bedrock: { vendor: 'Writer', real: vendors.bedrock, note: 'Amazon Bedrock' },
    openai: { vendor: 'Writer', real: true, note: 'OpenAI-compatible model' },
  } as const
  return [
    { vendor: 'Sign-in (Cognito)', real: vendors.cognito, note: '' },
    ...MAILBOX_VENDORS.map(({ id, part }) => ({
      vendor: part,
      real: vendors.mailboxes.get(id) === 'real',
      note: '',
    })),
    ...describePostings(vendors.postings),
    { vendor: vendors.contacts.vendor.part, real: vendors.contacts.real, note: '' },
    { vendor: 'Payments (Stripe)', real: vendors.stripe, note: '' },
    writers[vendors.writer],
  ]
}
