import type { Fact, ResumeFacts } from '../values/resume-facts.ts'

type Items = Pick<
  ResumeFacts,
  'name' | 'headline' | 'roles' | 'education' | 'certificates' | 'skills' | 'languages'
>

/** Changes a fact and keeps its other properties, such as the id. */
type Change = <F extends Fact>(fact: F) => F

const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'quote' in value

/** The facts of an item, each with the name of its field. */
export const factsOf = (item: object): readonly (readonly [name: string, fact: Fact])[] =>
  Object.entries(item).flatMap(([name, value]: [string, unknown]) =>
    isFact(value) ? [[name, value] as const] : [],
  )

/** An item with `change` applied to each of its facts. */
export const mapItem = <Item extends object>(item: Item, change: Change): Item => ({
  ...item,
  ...Object.fromEntries(factsOf(item).map(([name, fact]) => [name, change(fact)])),
})

/** A resume's items with `change` applied to every fact, except those of lines. */
export const mapFacts = (items: Items, change: Change): Items => ({
  name: items.name && change(items.name),
  headline: items.headline && change(items.headline),
  roles: items.roles.map((role) => mapItem(role, change)),
  education: items.education.map((study) => mapItem(study, change)),
  certificates: items.certificates.map((licence) => mapItem(licence, change)),
  skills: items.skills.map(change),
  languages: items.languages.map(change),
})
