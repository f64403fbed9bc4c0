import type { Fact, ResumeFacts } from './model.ts'

type Items = Pick<
  ResumeFacts,
  'name' | 'headline' | 'roles' | 'education' | 'certificates' | 'skills' | 'languages'
>

/** Changes what a fact is taken for and leaves the rest of it. */
type Change = <F extends Fact>(fact: F) => F

export const isFact = (value: unknown): value is Fact =>
  typeof value === 'object' && value !== null && 'quote' in value

/** An item with each of its facts changed by `to`. */
export const mapItem = <Item extends object>(item: Item, to: Change): Item => ({
  ...item,
  ...Object.fromEntries(
    Object.entries(item).flatMap(([name, value]: [string, unknown]) =>
      isFact(value) ? [[name, to(value)]] : [],
    ),
  ),
})

/** Every fact of a resume's items, lines aside, changed by `to`. */
export const mapFacts = (items: Items, to: Change): Items => ({
  name: items.name && to(items.name),
  headline: items.headline && to(items.headline),
  roles: items.roles.map((role) => mapItem(role, to)),
  education: items.education.map((study) => mapItem(study, to)),
  certificates: items.certificates.map((licence) => mapItem(licence, to)),
  skills: items.skills.map(to),
  languages: items.languages.map(to),
})
