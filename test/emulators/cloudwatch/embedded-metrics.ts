import * as z from 'zod/mini'
import type { Sample } from './samples.ts'

const Directive = z.object({
  Namespace: z.string().check(z.minLength(1), z.maxLength(256)),
  Dimensions: z.array(z.array(z.string()).check(z.maxLength(30))),
  Metrics: z.array(z.object({ Name: z.string(), Unit: z.optional(z.string()) })).check(z.maxLength(100)),
})
const Line = z.looseObject({
  _aws: z.object({ Timestamp: z.number(), LogGroupName: z.string(), CloudWatchMetrics: z.array(Directive) }),
})
const Values = z.union([z.number(), z.array(z.number()).check(z.maxLength(100))])

/**
 * The samples of a line in the embedded metric format, as the agent reads it: one per metric and dimension
 * set. Throws an Error for a line in another format, and for a dimension or metric without a value.
 */
export function samplesIn(text: string): readonly Sample[] {
  const {
    _aws: { Timestamp: at, CloudWatchMetrics },
    ...members
  } = Line.parse(JSON.parse(text))
  const textOf = (name: string): string => z.string().parse(members[name])
  return CloudWatchMetrics.flatMap(({ Namespace: namespace, Dimensions: sets, Metrics }) =>
    Metrics.flatMap(({ Name: name }) =>
      sets.flatMap((set) => {
        const dimensions = Object.fromEntries(set.map((dimension) => [dimension, textOf(dimension)]))
        return [Values.parse(members[name])]
          .flat()
          .map((value) => ({ namespace, name, dimensions, at, value }))
      }),
    ),
  )
}
