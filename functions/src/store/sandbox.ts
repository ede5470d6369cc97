import { FieldValue } from 'firebase-admin/firestore'
import type { SandboxStore } from '../domain/ports/own-networks.ts'
import type { Clock } from '../domain/ports/world.ts'
import { nextRevision, patchFor } from './converter.ts'
import type { Refs } from './refs.ts'
import { within, isAlreadyExistsError } from './transaction.ts'

export function createSandboxStore(refs: Refs, clock: Clock): SandboxStore {
  return {
    getChannel: async (wid, id) => (await refs.sandboxChannel(wid, id).get()).data() ?? null,

    getChannelIn: async (tx, wid, id) => (await within(tx).get(refs.sandboxChannel(wid, id))).data() ?? null,

    createChannelIn: (tx, wid, channel) => {
      within(tx).create(refs.sandboxChannel(wid, channel.id), channel)
    },

    updateChannelIn: (tx, wid, channel, patch) => {
      const changes = { ...patch, ...nextRevision(channel, clock) }
      within(tx).update(refs.sandboxChannel(wid, channel.id), patchFor(changes, channel))
      return { ...channel, ...changes }
    },

    getPost: async (wid, id) => (await refs.sandboxPost(wid, id).get()).data() ?? null,

    createPost: async (wid, post) => {
      try {
        await refs.sandboxPost(wid, post.id).create(post)
        return true
      } catch (error) {
        if (isAlreadyExistsError(error)) return false
        throw error
      }
    },

    countCall: async (wid, id) => {
      const changes = { calls: FieldValue.increment(1), rev: FieldValue.increment(1), updatedAt: clock.now() }
      await refs.sandboxPost(wid, id).update(patchFor(changes))
    },
  }
}
