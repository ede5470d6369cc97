import { useCallback } from 'react'
import { hasRight } from '@postwright/core/rights/rights'
import type { Action, OfferedAction } from '../config/action.ts'
import { offerActions } from '../ui/offer-actions.ts'
import { useRole } from './use-role.ts'

/** `offerActions` without those that the person has no right to. While the role is not known nothing is left out. */
export function useOfferActions() {
  const role = useRole()
  return useCallback(
    <Context>(actions: readonly Action<Context>[], context: Context): OfferedAction[] =>
      offerActions(
        actions.filter(({ right }) => right === undefined || role === null || hasRight(role, right)),
        context,
      ),
    [role],
  )
}
