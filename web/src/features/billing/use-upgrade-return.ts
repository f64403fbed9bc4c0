import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { RETURN_PARAMETERS } from '#web/lib/payments/return-parameters.ts'
import { useAddressQuery } from '#web/lib/use-address-query.ts'
import { notify } from '#web/lib/notify.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { RETURNS } from './texts.ts'

const FLAGS = ['setup_success', 'upgrade_success'] as const

/**
 * Reports once how a visit to the card provider ended, removes the parameters from the address, and continues
 * the upgrade where a card was saved.
 */
export function useUpgradeReturn(goOn: () => void): void {
  const queryClient = useQueryClient()
  const { query, remove } = useAddressQuery()
  const flag = FLAGS.find((name) => query.get(name) === 'true') ?? null
  const failed = query.get('redirect_status') === 'failed'
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (flag === said.current) return
    said.current = flag
    if (flag === null) return
    if (flag === 'upgrade_success') {
      notify.success(RETURNS.upgraded)
      void queryClient.invalidateQueries(userQuery)
    } else {
      if (failed) notify.failure(RETURNS.setupFailed)
      else notify.success(RETURNS.cardSaved)
      goOn()
    }
    remove(...FLAGS, ...RETURN_PARAMETERS)
  }, [failed, flag, goOn, queryClient, remove])
}

/** Opens the change of plan once if the address asks for it, and removes the parameter. */
export function useChangeVisit(open: () => void): void {
  const { query, remove } = useAddressQuery()
  const asked = query.get('change') === 'plan'
  useEffect(() => {
    if (!asked) return
    open()
    remove('change')
  }, [asked, open, remove])
}
