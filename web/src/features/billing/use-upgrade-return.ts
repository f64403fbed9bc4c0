import { useQueryClient } from '@tanstack/react-query'
import { RETURN_PARAMETERS } from '#web/lib/payments/return-parameters.ts'
import { useAddressReport } from '#web/lib/use-address-report.ts'
import { notify } from '#web/lib/notify.ts'
import { userQuery } from '#web/queries/get-user.ts'
import { RETURNS } from './texts.ts'

/** Reports how a visit to the card provider ended, and continues the upgrade where a card was saved. */
export function useUpgradeReturn(goOn: () => void): void {
  const queryClient = useQueryClient()
  useAddressReport(
    'upgrade_success',
    (value) => {
      if (value !== 'true') return
      notify.success(RETURNS.upgraded)
      void queryClient.invalidateQueries(userQuery)
    },
    RETURN_PARAMETERS,
  )
  useAddressReport(
    'setup_success',
    (value, query) => {
      if (value !== 'true') return
      if (query.get('redirect_status') === 'failed') notify.failure(RETURNS.setupFailed)
      else notify.success(RETURNS.cardSaved)
      goOn()
    },
    RETURN_PARAMETERS,
  )
}

/** Opens the change of plan if the address asks for it. */
export const useChangeVisit = (open: () => void): void =>
  useAddressReport('change', (value) => value === 'plan' && open())
