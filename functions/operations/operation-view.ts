import type { Operation } from '#shared/models/admin/operation.ts'
import type { OperationRecord } from './model.ts'

export const operationView = ({
  id,
  kind,
  state,
  startedBy,
  startedAt,
  endedAt,
  done,
  total,
  report,
}: OperationRecord): Operation => ({
  id,
  kind,
  state,
  startedBy,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  done,
  total,
  report: [...report],
})
