import type { ResumeFacts } from './model.ts'

/** Bytes of all items as JSON. A record of the table holds 400 KB, and more than the items stands in it. */
const MAX_BYTES = 250_000

const encoder = new TextEncoder()

/**
 * As many of a resume's items as a record of the table holds; no resume comes near it, but a text may be made
 * to. A line goes with its role.
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
  const standing = new Set(roles.map(({ id }) => id))
  return {
    ...facts,
    links,
    roles,
    education: facts.education.filter(fits),
    certificates: facts.certificates.filter(fits),
    skills: facts.skills.filter(fits),
    languages: facts.languages.filter(fits),
    lines: facts.lines.filter((line) => (line.role === null || standing.has(line.role)) && fits(line)),
  }
}
