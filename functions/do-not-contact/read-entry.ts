import { getDomain } from 'tldts'
import { companyKeys } from '#engine/language'
import { isFreeMail } from '#functions/recipients/choose-contact.ts'
import {
  RULE_LIMITS,
  type RuleEntry,
  type RuleError,
  type RuleKind,
} from '#shared/models/outreach/do-not-contact.ts'
import { ruleId } from './rule.ts'

const ADDRESS = /^[^\s@<>,;"]+@(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+$/u
const HOST = /^(?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+$/u
/** "Jane Doe <jane@acme.example>" and "mailto:jane@acme.example". */
const AROUND_ADDRESS = /^(?:.*<(?<inside>[^<>]+)>|mailto:(?<plain>.+))$/u

export interface ReadEntry {
  readonly id: string
  readonly kind: RuleKind
  readonly value: string
}

/** What an entry names, normalized under its id; or why it names nobody. */
export function readEntry({ kind, value }: RuleEntry): ReadEntry | { readonly error: RuleError } {
  const text = value.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
  if (text.length > RULE_LIMITS.letters) return { error: 'too_long' }
  const around = AROUND_ADDRESS.exec(text)?.groups
  const bare = (around?.['inside'] ?? around?.['plain'] ?? text).trim()
  const host = hostOf(bare)
  const named = kind ?? (/.@/u.test(bare) ? 'person' : host === null ? 'company' : 'domain')
  if (named === 'person') {
    const address = bare.toLowerCase()
    return ADDRESS.test(address)
      ? { id: ruleId('person', address), kind: 'person', value: address }
      : { error: 'not_an_address' }
  }
  if (named === 'domain') {
    if (host === null || getDomain(host) === null) return { error: 'not_a_domain' }
    if (isFreeMail(`@${getDomain(host) ?? host}`)) return { error: 'free_mail' }
    return { id: ruleId('domain', host), kind: 'domain', value: host }
  }
  const key = companyKeys(text).at(-1)
  return key === undefined || !/[\p{L}\p{N}]/u.test(key)
    ? { error: 'empty' }
    : { id: ruleId('company', key), kind: 'company', value: text }
}

/** The host that a domain, "@acme.example", "*.acme.example" or a web address names; null for anything else. */
function hostOf(text: string): string | null {
  const host = text
    .toLowerCase()
    .replace(/^[a-z]+:\/\//u, '')
    .replace(/[/?#:].*$/u, '')
    .replace(/^(?:@|\*\.|\.)+/u, '')
    .replace(/^www\./u, '')
    .replace(/\.$/u, '')
  return HOST.test(host) ? host : null
}
