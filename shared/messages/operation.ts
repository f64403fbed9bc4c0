import * as z from 'zod/mini'
import { OperationKind } from '#shared/catalog/admin.ts'

/** Go on with the operation of this kind; which one it is and how far it came stands in the table. */
export const OperationMessage = z.strictObject({ v: z.literal(1), operation: OperationKind })
export type OperationMessage = z.infer<typeof OperationMessage>
