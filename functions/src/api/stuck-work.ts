import * as contract from '@postwright/core/api/stuck-work'
import { listStuckMails, retryStuckMail } from '../domain/stuck-work/stuck-mails.ts'
import { listStuckPayments, retryStuckPayment } from '../domain/stuck-work/stuck-payments.ts'
import { bind, type Route } from '../http/bind.ts'

export const STUCK_WORK_ROUTES: readonly Route[] = [
  bind(contract.listStuckMails, { limit: { perMinute: 60, by: 'account' } }, ({ deps, input }) =>
    listStuckMails(deps, input),
  ),

  bind(contract.retryStuckMail, { limit: { perMinute: 30, by: 'account' } }, ({ deps, caller, input }) =>
    retryStuckMail(deps, caller, input),
  ),

  bind(contract.listStuckPayments, { limit: { perMinute: 60, by: 'account' } }, ({ deps, input }) =>
    listStuckPayments(deps, input),
  ),

  bind(contract.retryStuckPayment, { limit: { perMinute: 20, by: 'account' } }, ({ deps, caller, input }) =>
    retryStuckPayment(deps, caller, input),
  ),
]
