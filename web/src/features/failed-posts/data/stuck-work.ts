import {
  listStuckMails,
  listStuckPayments,
  retryStuckMail,
  retryStuckPayment,
  type StuckMail,
  type StuckPayment,
} from '@postwright/core/api/stuck-work'
import type { OutputOf } from '@postwright/core/endpoint'
import { STUCK_PAGE_MAX } from '@postwright/core/model/failed-post'
import { call } from '@/lib/api-client.ts'
import type { PagedList } from '@/lib/live/use-paged-list.ts'
import { usePagedRead } from '@/lib/use-paged-read.ts'
import { FAILED_POSTS_KEY } from './failed-posts.ts'

/** Returns the stuck mails, one page at a time. */
export function useStuckMails(): PagedList<StuckMail> {
  return usePagedRead<StuckMail, string>(
    {
      key: [...FAILED_POSTS_KEY, 'mails'],
      async read({ after }) {
        const { mails, cursor } = await call(listStuckMails, after === null ? {} : { after })
        return { data: mails, unreadable: 0, endCursor: cursor }
      },
    },
    STUCK_PAGE_MAX,
  )
}

/** Returns the stuck payments, one page at a time. */
export function useStuckPayments(): PagedList<StuckPayment> {
  return usePagedRead<StuckPayment, string>(
    {
      key: [...FAILED_POSTS_KEY, 'payments'],
      async read({ after }) {
        const { payments, cursor } = await call(listStuckPayments, after === null ? {} : { after })
        return { data: payments, unreadable: 0, endCursor: cursor }
      },
    },
    STUCK_PAGE_MAX,
  )
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
