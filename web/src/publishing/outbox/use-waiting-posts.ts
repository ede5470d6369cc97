import { useSyncExternalStore } from 'react'
import { useSignedIn } from '@/session/use-session.ts'
import { useNow } from '@/ui/use-now.ts'
import { useOnline } from '@/ui/use-online.ts'
import { outbox } from './outbox.ts'
import { waitingPosts, type WaitingPost } from './waiting-posts.ts'

/** What of the signed-in person waits on this device, by post. */
export function useWaitingPosts(): WaitingPost[] {
  const { user } = useSignedIn()
  const items = useSyncExternalStore(outbox.subscribe, outbox.getItems)
  const isOnline = useOnline()
  const now = useNow(5_000)
  return waitingPosts(items, { uid: user.id, isOnline, now })
}
