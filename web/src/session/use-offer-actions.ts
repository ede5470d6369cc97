import { useCallback } from 'react'
import type { Action, OfferedAction } from '../config/action.ts'
import { offerActions } from '../ui/offer-actions.ts'
import { useMayOf } from './use-role.ts'

/** `offerActions` without those that the person has no right to. While the role is not known nothing is left out. */
export function useOfferActions() {
  const may = useMayOf()
  return useCallback(
    <Context>(actions: readonly Action<Context>[], context: Context): OfferedAction[] =>
      offerActions(
        actions.filter(({ right }) => may(right)),
        context,
      ),
    [may],
  )
}
