import * as contract from '@postwright/core/api/queues'
import type { InputOf } from '@postwright/core/endpoint'
import { call } from '@/lib/api-client.ts'
import { limit, query, where } from 'firebase/firestore'
import { useMemo } from 'react'
import { evergreens } from '@postwright/core/collections/evergreens'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import type { Evergreen } from '@postwright/core/model/evergreen'
import { collectionRef } from '@/lib/live/refs.ts'
import { useLiveList, type LiveList } from '@/lib/live/use-live.ts'

/** Deletes a queue; its posts keep their times. @throws ApiError */
export async function deleteQueue(input: InputOf<typeof contract.deleteQueue>): Promise<void> {
  await call(contract.deleteQueue, input)
}

/** Pauses a queue, or ends its pause. @throws ApiError */
export async function pauseQueue(input: InputOf<typeof contract.setQueuePause>): Promise<void> {
  await call(contract.setQueuePause, input)
}

/** Moves a post to another slot. @throws ApiError */
export async function moveInQueue(input: InputOf<typeof contract.moveInQueue>): Promise<void> {
  await call(contract.moveInQueue, input)
}

/** Shuffles the posts of a queue. @throws ApiError */
export async function shuffleQueue(input: InputOf<typeof contract.shuffleQueue>): Promise<void> {
  await call(contract.shuffleQueue, input)
}

/** Changes how a post is repeated. @throws ApiError */
export async function saveEvergreen(input: InputOf<typeof contract.saveEvergreen>): Promise<void> {
  await call(contract.saveEvergreen, input)
}

/** Returns the evergreen posts of a queue, live. */
export function useEvergreens(workspaceId: string, queueId: string): LiveList<Evergreen> {
  const all = useMemo(
    () => query(collectionRef(evergreens, workspaceId), where('queueId', '==', queueId), limit(LIST_LIMIT_MAX)),
    [workspaceId, queueId],
  )
  return useLiveList(all)
}
