import * as z from 'zod/mini'
import people from './people.json' with { type: 'json' }
import { Person } from './person.ts'

/** Every person of the generated resumes, by id. All of them, their employers and schools are invented. */
export const PEOPLE: ReadonlyMap<string, Person> = new Map(
  z
    .array(Person)
    .parse(people)
    .map((person) => [person.id, person]),
)
