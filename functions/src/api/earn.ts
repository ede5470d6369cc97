import * as contract from '@postwright/core/api/earn'
import { requestPayout, settlePayout } from '../domain/earn/payouts.ts'
import { getEarn } from '../domain/earn/read-earn.ts'
import { countClick, setReferralCode } from '../domain/earn/referral-code.ts'
import { decideReferral, listEarnWork, saveProgram } from '../domain/earn/review-referrals.ts'
import { bind, bindPublic, type Route } from '../http/bind.ts'

export const EARN_ROUTES: readonly Route[] = [
  bind(contract.getEarn, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller }) => getEarn(deps, caller)),

  bind(
    contract.setReferralCode,
    { limit: { perMinute: 10, by: 'account' }, service: 'earn' },
    ({ deps, caller, input }) => setReferralCode(deps, caller, input),
  ),

  bindPublic(contract.countReferralClick, { limit: { perMinute: 10, by: 'address' } }, ({ deps, input }) =>
    countClick(deps, input),
  ),

  bind(
    contract.requestPayout,
    { limit: { perMinute: 10, by: 'account' }, service: 'earn' },
    ({ deps, caller, input }) => requestPayout(deps, caller, input),
  ),

  bind(contract.listEarnWork, { limit: { perMinute: 60, by: 'account' } }, ({ deps }) => listEarnWork(deps)),

  bind(contract.decideReferral, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    decideReferral(deps, caller, input),
  ),

  bind(contract.settlePayout, { limit: { perMinute: 20, by: 'account' }, sensitive: true }, ({ deps, caller, input }) =>
    settlePayout(deps, caller, input),
  ),

  bind(contract.saveProgram, { limit: { perMinute: 20, by: 'account' }, sensitive: true }, ({ deps, caller, input }) =>
    saveProgram(deps, caller, input),
  ),
]
