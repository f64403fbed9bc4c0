import { asked } from '../provider/probe.ts'
import { healthy, type Finding } from '#functions/monitoring/health.ts'
import { keys } from './keys.ts'
import type { Table } from './table.ts'

export const tableProbe = async (table: Pick<Table, 'get'>): Promise<Finding> =>
  await asked(async () => {
    await table.get(keys.failedSignIns('probe', '-'))
    return healthy
  })
