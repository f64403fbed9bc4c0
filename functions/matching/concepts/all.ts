import business from '../../../content/concepts/business.json' with { type: 'json' }
import general from '../../../content/concepts/general.json' with { type: 'json' }
import handsOn from '../../../content/concepts/hands-on.json' with { type: 'json' }
import healthAndPeople from '../../../content/concepts/health-and-people.json' with { type: 'json' }
import technical from '../../../content/concepts/technical.json' with { type: 'json' }
import type { ConceptEntry } from './concept-entry.ts'

/** The concepts of all fields of work; the general ones last. */
export const ALL_CONCEPTS: readonly ConceptEntry[] = [
  business,
  handsOn,
  healthAndPeople,
  technical,
  general,
].flatMap((fields) => Object.values<readonly ConceptEntry[]>(fields).flat())
