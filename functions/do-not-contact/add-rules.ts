import { AppError } from '#platform/app-error.ts'
import type { Needs } from '#functions/services/needs.ts'
import {
  type AddedRules,
  RULE_ERRORS,
  RULE_LIMITS,
  type RuleEntry,
  type RuleSource,
} from '#shared/models/outreach/do-not-contact.ts'
import { type ListDeps, listView, readList } from './list-view.ts'
import { employersOf } from './may-write.ts'
import { readEntry } from './read-entry.ts'
import type { StoredRule } from './rule.item.ts'

const MAX_SHOWN = 80

/** Adds the entries that name somebody, and says of each other one why it does not. Empty lines are passed over. */
export async function addRules(
  userId: string,
  entries: readonly RuleEntry[],
  source: RuleSource,
  deps: ListDeps & Needs<'doNotContact' | 'clock'>,
): Promise<Omit<AddedRules, 'list'> & { readonly list: ReturnType<typeof listView> }> {
  const { rules, facts } = await readList(userId, deps)
  const known = new Map(rules.map((rule) => [rule.id, rule]))
  const added = new Map<string, StoredRule>()
  const errors: AddedRules['errors'] = []
  let repeated = 0
  for (const [index, entry] of entries.entries()) {
    if (entry.value.trim() === '') continue
    const refuse = (code: AddedRules['errors'][number]['code']) =>
      errors.push({
        line: index + 1,
        value: entry.value.trim().slice(0, MAX_SHOWN),
        code,
        message: RULE_ERRORS[code],
      })
    const read = readEntry(entry)
    if ('error' in read) refuse(read.error)
    else if (added.has(read.id) || known.get(read.id)?.isLifted === false) repeated += 1
    else if (!known.has(read.id) && known.size + added.size >= RULE_LIMITS.rules) refuse('too_many')
    else added.set(read.id, { ...read, source, addedAt: deps.clock.now(), isLifted: false })
  }
  await deps.doNotContact.save(userId, [...added.values()])
  const list = listView({ rules: [...new Map([...known, ...added]).values()], facts })
  return { list, added: added.size, known: repeated, errors }
}

/** Removes a rule. An employer of the resume would be left out all the same, so that is lifted instead. Throws AppError not_found. */
export async function removeRule(
  userId: string,
  id: string,
  deps: ListDeps & Needs<'doNotContact' | 'clock'>,
) {
  const { rules, facts } = await readList(userId, deps)
  const others = rules.filter((rule) => rule.id !== id)
  const employer = employersOf(facts, rules).find((one) => one.id === id)
  if (employer === undefined) {
    if (others.length === rules.length) throw new AppError('not_found')
    await deps.doNotContact.remove(userId, id)
    return listView({ rules: others, facts })
  }
  const lifted: StoredRule = {
    id,
    kind: 'company',
    value: employer.name,
    source: 'configuration',
    addedAt: deps.clock.now(),
    isLifted: true,
  }
  await deps.doNotContact.save(userId, [lifted])
  return listView({ rules: [...others, lifted], facts })
}
