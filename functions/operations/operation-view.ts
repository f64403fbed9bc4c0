import type { OperationRecord } from './model.ts'

export const operationView = ({ startedAt, endedAt, report, ...operation }: OperationRecord) => ({
  ...operation,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  report: [...report],
})
