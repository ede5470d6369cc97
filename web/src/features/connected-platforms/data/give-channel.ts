import { getDocs, limit, orderBy, query, serverTimestamp, updateDoc } from 'firebase/firestore'
import { log } from '@/lib/log.ts'
import { refs } from '@/lib/live/refs.ts'
import { upgradeOf } from '@/lib/live/upgrades.ts'

/**
 * Chooses the channel for the draft that was changed last, when no channel has been chosen for it yet.
 * @returns the draft's id, or null when there is no such draft or it could not be changed
 */
export async function giveChannel(workspaceId: string, connectionId: string, uid: string): Promise<string | null> {
  try {
    const { docs } = await getDocs(query(refs.posts(workspaceId), orderBy('updatedAt', 'desc'), limit(1)))
    const latest = docs[0]
    const post = latest?.data()
    if (!latest || !post || post.lifecycle !== 'draft' || post.connectionIds.length > 0) return null
    const chosen = { connectionIds: [connectionId], editedBy: uid, rev: post.rev + 1, updatedAt: serverTimestamp() }
    await updateDoc(latest.ref, { ...upgradeOf(latest.ref.path), ...chosen })
    return post.id
  } catch (error) {
    log.error('Draft: the new channel could not be chosen', error)
    return null
  }
}
