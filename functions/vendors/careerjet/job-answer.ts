import * as z from 'zod/mini'
import { readable, tolerant } from '#platform/provider/tolerant.ts'

const text = tolerant(z.string())

/** One row as Careerjet sends it; an invalid field counts as missing. Rows have no id. */
export const CareerjetJob = z.object({
  title: text,
  company: text,
  date: text,
  description: text,
  locations: text,
  url: text,
})
export type CareerjetJob = z.infer<typeof CareerjetJob>

/** A page of jobs, or the places that an ambiguous place may mean. */
export const CareerjetPage = z.union([
  z.object({ jobs: z.array(CareerjetJob), pages: z.number() }),
  z.object({ places: z.array(z.string()) }),
])
export type CareerjetPage = z.infer<typeof CareerjetPage>

const Jobs = z.object({ type: z.literal('JOBS'), pages: tolerant(z.number()), jobs: z.array(z.unknown()) })

/** Careerjet's own clients expect a place as a string, others as an object with a name; both are accepted. */
const Place = z.pipe(
  z.union([z.string(), z.object({ name: z.string() })]),
  z.transform((place) => (typeof place === 'string' ? place : place.name)),
)
const Places = z.object({ type: z.literal('LOCATIONS'), locations: z.array(Place) })

/** The valid rows of a page; invalid rows are skipped. Null when the body does not answer a search. */
export function pageOf(body: unknown): CareerjetPage | null {
  const places = Places.safeParse(body)
  if (places.success) return { places: places.data.locations }
  const found = Jobs.safeParse(body)
  if (!found.success) return null
  return { jobs: readable(CareerjetJob, found.data.jobs), pages: found.data.pages ?? 1 }
}
