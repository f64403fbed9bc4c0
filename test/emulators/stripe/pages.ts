import * as z from 'zod/mini'
import { text, whole } from './form.ts'
import { invalid, missingParam } from './problems.ts'
import { listOf } from './render-billing.ts'

export const Paging = {
  limit: z.optional(whole),
  starting_after: z.optional(text),
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
  const { limit = DEFAULT_LIMIT, starting_after: after } = params
  if (limit < 1 || limit > HIGHEST_LIMIT)
    throw invalid(`Invalid limit: has to be from 1 to ${HIGHEST_LIMIT}`, {
      param: 'limit',
      code: 'parameter_invalid_integer',
    })
  const newest = stored.toReversed()
  const at = newest.findIndex(({ id }) => id === after)
  if (after !== undefined && at === -1) throw missingParam('object', after, 'starting_after')
  const rest = newest.slice(at + 1)
  const page = rest.slice(0, limit)
  return listOf(url, page.map(render), rest.length > page.length)
}
