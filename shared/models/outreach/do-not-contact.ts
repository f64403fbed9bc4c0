import * as z from 'zod/mini'
import { keysOf } from '#shared/keys-of.ts'
import { Instant } from '../wire-types.ts'

/** Who is never written to. A domain covers its subdomains; a person is an email address. */
export const Unwritten = z.enum(['company', 'domain', 'person'])

/** What a rule is about. Titles, places and levels that were declined in a shortlist only rank lower. */
export const RuleKind = z.enum([...Unwritten.options, 'title', 'place', 'level'])
export type RuleKind = z.infer<typeof RuleKind>

/** Where a rule was added. */
export const RuleSource = z.enum(['draft', 'shortlist', 'configuration', 'list'])
export type RuleSource = z.infer<typeof RuleSource>

export const RuleId = z.string().check(z.regex(/^[\w-]{22}$/, 'Not the id of a rule.'))

/** Somebody who is never written to, or something that ranks lower. */
export const Rule = z.object({
  id: z.string(),
  kind: RuleKind,
  /** As it was entered, without the spaces around it. */
  value: z.string(),
  source: RuleSource,
  addedAt: Instant,
})
export type Rule = z.infer<typeof Rule>

/** An employer of the resume, which is never written to unless the user lifts that. */
export const EmployerRule = z.object({
  id: z.string(),
  name: z.string(),
  isPresent: z.boolean(),
  isLifted: z.boolean(),
})
export type EmployerRule = z.infer<typeof EmployerRule>

export const DoNotContact = z.object({
  /** Newest first. */
  rules: z.array(Rule),
  /** Present employers first. */
  employers: z.array(EmployerRule),
})
export type DoNotContact = z.infer<typeof DoNotContact>

/** The most entries of one request, the most rules of a user, and the longest entry. */
export const RULE_LIMITS = { entries: 500, rules: 2_000, letters: 254 } as const

export const RULE_ERRORS = {
  empty: 'There is nothing in this line that names a company, a domain or a person.',
  too_long: `This is longer than ${RULE_LIMITS.letters} characters.`,
  not_an_address: 'This is not a full email address.',
  not_a_domain: 'This is not the domain of a company, such as acme.com.',
  free_mail:
    'Millions of people have an address at this domain. Enter the address of the one person instead.',
  too_many: `You have ${RULE_LIMITS.rules} rules, which is the most. Remove some first.`,
} as const

/** Why an entry cannot become a rule. */
export const RuleError = z.enum(keysOf(RULE_ERRORS))
export type RuleError = z.infer<typeof RuleError>

/** Without a kind, the text decides: an address, a domain, or else the name of a company. */
export const RuleEntry = z.strictObject({
  kind: z.optional(Unwritten),
  value: z.string().check(z.maxLength(2_000)),
})
export type RuleEntry = z.infer<typeof RuleEntry>

export const AddedRules = z.object({
  list: DoNotContact,
  added: z.number(),
  /** How many were on the list already. */
  known: z.number(),
  /** The entries that were not added, by their place in the request, which begins with 1. */
  errors: z.array(z.object({ line: z.number(), value: z.string(), code: RuleError, message: z.string() })),
})
export type AddedRules = z.infer<typeof AddedRules>
