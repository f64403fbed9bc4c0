import * as z from 'zod/mini'
import { text, whole } from './form.ts'
import { invalid, missingParam } from './problems.ts'
import { listOf } from './render-billing.ts'

export const Paging = {
  limit: z.optional(whole),
  starting_after: z.optional(text),
  ending_before: z.optional(text),
}
type PagingParams = z.infer<z.ZodMiniObject<typeof Paging>>

const DEFAULT_LIMIT = 10
const HIGHEST_LIMIT = 100

/** A page of items stored oldest first, returned newest first as the API does. Throws StripeProblem 400. */
export function pageOf<R extends { readonly id: string }>(
  url: string,
  stored: readonly R[],
  params: PagingParams,
  render: (record: R) => object,
) {
  const { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before } = params
  if (limit < 1 || limit > HIGHEST_LIMIT)
    throw invalid(`Invalid limit: has to be from 1 to ${HIGHEST_LIMIT}`, {
      param: 'limit',
      code: 'parameter_invalid_integer',
    })
  const newest = stored.toReversed()
  const cursor = after ?? before
  const at = cursor === undefined ? -1 : newest.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && at === -1)
    throw missingParam('object', cursor, after === undefined ? 'ending_before' : 'starting_after')
  const rest = before === undefined ? newest.slice(at + 1) : newest.slice(0, at)
  const page = before === undefined ? rest.slice(0, limit) : rest.slice(-limit)
  return listOf(url, page.map(render), rest.length > page.length)
}
