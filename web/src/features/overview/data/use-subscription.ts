import { doc } from 'firebase/firestore'
import { subscriptions } from '@postwright/core/collections/subscriptions'
import type { Subscription } from '@postwright/core/model/subscription'
import { collectionRef } from '@/lib/live/refs.ts'
import { type LiveDoc, useLiveDoc } from '@/lib/live/use-live.ts'

/** Returns the user's own subscription, live; missing for users who have never left Free. */
export function useSubscription(uid: string): LiveDoc<Subscription> {
  return useLiveDoc(doc(collectionRef(subscriptions), uid))
}
