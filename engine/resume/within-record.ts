import type { ResumeFacts } from '../values/resume-facts.ts'

/** Maximum bytes of all items as JSON. A DynamoDB item holds 400 KB, which includes more than these. */
const MAX_BYTES = 250_000

const encoder = new TextEncoder()

/**
 * Drops items that do not fit into a DynamoDB item. No real resume comes near that size, but a text can be
 * crafted to exceed it. A dropped role takes its lines with it.
 */
export function withinRecord(facts: ResumeFacts): ResumeFacts {
  let room = MAX_BYTES
  const fits = (item: unknown): boolean => {
    const size = encoder.encode(JSON.stringify(item)).length
    if (size > room) return false
    room -= size
    return true
  }
  const [links, roles] = [facts.links.filter(fits), facts.roles.filter(fits)]
  const kept = new Set(roles.map(({ id }) => id))
  return {
    ...facts,
    links,
    roles,
    education: facts.education.filter(fits),
    certificates: facts.certificates.filter(fits),
    skills: facts.skills.filter(fits),
    languages: facts.languages.filter(fits),
    lines: facts.lines.filter((line) => (line.role === null || kept.has(line.role)) && fits(line)),
  }
}
