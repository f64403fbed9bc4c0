import type { StageContext } from '#infra/context.ts'
import type { Grants } from '#infra/grants/model.ts'
import { usedSources } from '#infra/posting-sources.ts'
import type { StageResources } from '../stage-resources.ts'
import type { Binding } from './binding.ts'
import { secretAccess } from './service-bindings.ts'

/** Addresses of the sources of postings; what their keys are, only to those who search. */
export function postingsBindings(
  { postings: use, health }: Grants,
  resources: StageResources,
  context: StageContext,
): readonly Binding[] {
  if (use === undefined && health === undefined) return []
  return usedSources(context.postingSources).flatMap(({ vendor, variables }) => [
    { environment: variables, statements: [] },
    ...(use === 'search' && vendor.secret !== null ? [secretAccess(vendor.id, resources, context)] : []),
  ])
}
