import * as z from 'zod/mini'
import { OperationKind } from '#shared/catalog/admin.ts'

/** Continue the operation of this kind; the table has the operation and its progress. */
export const OperationMessage = z.strictObject({ v: z.literal(1), operation: OperationKind })
export type OperationMessage = z.infer<typeof OperationMessage>
