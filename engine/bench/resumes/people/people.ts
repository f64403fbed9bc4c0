import type { Person } from '../person.ts'
import { CARE } from './care.ts'
import { HEALTH } from './health.ts'
import { LEARNED } from './learned.ts'
import { MARKET } from './market.ts'
import { OFFICE } from './office.ts'
import { PUBLIC } from './public.ts'
import { SCHOOL } from './school.ts'
import { SERVICE } from './service.ts'
import { SOFTWARE } from './software.ts'
import { TRADES } from './trades.ts'

/** Every person of the generated resumes, by id. All of them, their employers and schools are invented. */
export const PEOPLE: ReadonlyMap<string, Person> = new Map(
  [
    ...HEALTH,
    ...SOFTWARE,
    ...OFFICE,
    ...MARKET,
    ...TRADES,
    ...SCHOOL,
    ...CARE,
    ...SERVICE,
    ...LEARNED,
    ...PUBLIC,
  ].map((person) => [person.id, person]),
)
