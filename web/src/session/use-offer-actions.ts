import { useCallback } from 'react'
import type { Action, OfferedAction } from '../config/action.ts'
import { offerActions } from '../ui/offer-actions.ts'
import { useMayOf } from './use-role.ts'

/** Returns `offerActions` without the actions that the user has no right to. While the role is unknown, no action is omitted. */
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
