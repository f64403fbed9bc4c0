import { useQuery } from '@tanstack/react-query'
import { getEmailOutreach } from '#shared/contracts/outreach.ts'
import { readOptions } from '../../../lib/read-options.ts'

/** One entry with its evidence; read again at every opening, for the status and the texts may have moved on. */
export function useEmailOutreachDetails(id: string) {
  return useQuery({ ...readOptions(getEmailOutreach, { params: { id } }), refetchOnMount: 'always' })
}
