import { useQuery } from '@tanstack/react-query'
import {
  listStuckMails,
  listStuckPayments,
  retryStuckMail,
  retryStuckPayment,
  type StuckMail,
  type StuckPayment,
} from '@postwright/core/api/stuck-work'
import type { OutputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { queryState } from '@/lib/query-state.ts'
import { FAILED_POSTS_KEY } from './failed-posts.ts'

export function useStuckMails() {
  const queryFn = async () => (await call(listStuckMails, {})).mails
  return queryState(useQuery({ queryKey: [...FAILED_POSTS_KEY, 'mails'], queryFn }))
}

export function useStuckPayments() {
  const queryFn = async () => (await call(listStuckPayments, {})).payments
  return queryState(useQuery({ queryKey: [...FAILED_POSTS_KEY, 'payments'], queryFn }))
}

/** @throws ApiError, `mail_off` among them */
export async function retryMail({ id: mailId }: StuckMail): Promise<OutputOf<typeof retryStuckMail>['state']> {
  return (await call(retryStuckMail, { mailId })).state
}

/** @throws ApiError, `payments_unreachable` among them */
export async function askAboutPayment({
  paymentId,
  eventId,
}: StuckPayment): Promise<OutputOf<typeof retryStuckPayment>> {
  return call(retryStuckPayment, { paymentId, eventId })
}
