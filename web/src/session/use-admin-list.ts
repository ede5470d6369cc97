import type { Query } from 'firebase/firestore'
import { firebaseAuth } from '@/lib/firebase-auth.ts'
import { usePagedList, type PagedList } from '@/lib/live/use-paged-list.ts'
import { log } from '@/lib/log.ts'

/**
 * Returns a live list that only admins may read, one page at a time. A retry refreshes the identity token: a token issued before the admin right was
 * granted lacks it.
 */
export function useAdminList<Entity>(list: Query<Entity>, size: number): PagedList<Entity> {
  const { page, paging } = usePagedList(list, size)
  if (page.status !== 'error') return { page, paging }
  return { page: { ...page, retry: () => void renewClaim().then(page.retry) }, paging }
}

async function renewClaim(): Promise<void> {
  try {
    await firebaseAuth.currentUser?.getIdToken(true)
  } catch (error) {
    log.error('Admin: the identity token could not be renewed', error)
  }
}
