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
import { useStuckList } from './failed-posts.ts'

export const useStuckMails = () =>
  useStuckList<StuckMail>('mails', async (input) => {
    const { mails: rows, cursor } = await call(listStuckMails, input)
    return { rows, cursor }
  })

export const useStuckPayments = () =>
  useStuckList<StuckPayment>('payments', async (input) => {
    const { payments: rows, cursor } = await call(listStuckPayments, input)
    return { rows, cursor }
  })

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
