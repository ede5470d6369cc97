import type { SandboxChannel, SandboxPost } from '@postwright/core/model/sandbox'
import { FieldValue } from 'firebase-admin/firestore'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { isAlreadyThere } from './is-already-there.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type SandboxStore = ReturnType<typeof createSandboxStore>

/** Switches and posts of the sandbox network. */
export function createSandboxStore(refs: Refs, clock: Clock) {
  return {
    getChannel: async (wid: string, id: string): Promise<SandboxChannel | null> =>
      (await refs.sandboxChannel(wid, id).get()).data() ?? null,

    getChannelIn: async (tx: Tx, wid: string, id: string): Promise<SandboxChannel | null> =>
      (await tx.get(refs.sandboxChannel(wid, id))).data() ?? null,

    createChannelIn: (tx: Tx, wid: string, channel: SandboxChannel): void => {
      tx.create(refs.sandboxChannel(wid, channel.id), channel)
    },

    updateChannelIn: (
      tx: Tx,
      wid: string,
      channel: SandboxChannel,
      patch: Partial<Pick<SandboxChannel, 'mode' | 'lookup'>>,
    ): SandboxChannel => {
      const changes = { ...patch, ...nextRevision(channel, clock) }
      tx.update(refs.sandboxChannel(wid, channel.id), patchFor(changes, channel))
      return { ...channel, ...changes }
    },

    getPost: async (wid: string, id: string): Promise<SandboxPost | null> =>
      (await refs.sandboxPost(wid, id).get()).data() ?? null,

    /** False when there is one with this id already. */
    createPost: async (wid: string, post: SandboxPost): Promise<boolean> => {
      try {
        await refs.sandboxPost(wid, post.id).create(post)
        return true
      } catch (error) {
        if (isAlreadyThere(error)) return false
        throw error
      }
    },

    /** Counts another call with the same record key; the post itself stays as it is. */
    countCall: async (wid: string, id: string): Promise<void> => {
      const changes = { calls: FieldValue.increment(1), rev: FieldValue.increment(1), updatedAt: clock.now() }
      await refs.sandboxPost(wid, id).update(patchFor(changes))
    },
  }
}
