import { queryOptions } from '@tanstack/react-query'
import { getConfiguration } from '#shared/contracts/configuration.ts'
import { readOptions } from '../../../lib/read-options.ts'

/** Always read anew when the screen opens: the cycle changes it behind our back. */
export const configurationQuery = queryOptions({ ...readOptions(getConfiguration), refetchOnMount: 'always' })
