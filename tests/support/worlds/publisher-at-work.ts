import { schedulePost, type When } from '@postwright/core/api/posts'
import { setSandbox } from '@postwright/core/api/sandbox'
import type { Post } from '@postwright/core/model/post'
import type { SandboxMode } from '@postwright/core/model/sandbox'
import { variantId } from '@postwright/core/model/variant'
import { paths } from '@postwright/core/paths'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { expect, vi } from 'vitest'
import { dataOf } from '../api.ts'
import type { TestCaller } from '../callers.ts'
import { fieldsOf } from '../documents.ts'
import { addChannel, addDraft } from '../drafts.ts'
import { PATIENCE } from '../patience.ts'

/** Actions of a person who publishes posts, through the API and the background functions. The worlds of this folder use it. */
export function publisherAtWork(owner: TestCaller) {
  const { workspaceId } = owner
  const variantOf = (postId: string, connectionId: string) =>
    paths.variant(workspaceId, variantId(postId, connectionId))

  async function fieldBecomes(path: string, name: string, value: string): Promise<void> {
    const look = async () => expect((await fieldsOf(path))?.[name]).toBe(value)
    await vi.waitFor(look, { timeout: PATIENCE, interval: 200 })
  }

  return {
    variantOf,

    /** Adds a sandbox channel whose network behaves as `mode` and `lookup` set. */
    open: async ({
      name,
      mode = 'ok',
      lookup = true,
    }: { name?: string; mode?: SandboxMode; lookup?: boolean } = {}) => {
      const { id: connectionId } = await addChannel(owner, name)
      if (mode !== 'ok' || !lookup) dataOf(await owner.call(setSandbox, { workspaceId, connectionId, mode, lookup }))
      return connectionId
    },

    write: (text: string, connectionId: string, media: Post['media'] = []): Promise<string> =>
      addDraft(owner, { text, connectionIds: [connectionId], media }),

    plan: async (postId: string, when: When = { kind: 'now' }): Promise<string> => {
      dataOf(await owner.call(schedulePost, { workspaceId, postId, rev: 1, when }))
      return postId
    },

    reaches: (postId: string, connectionId: string, state: VariantState): Promise<void> =>
      fieldBecomes(variantOf(postId, connectionId), 'state', state),

    showsAs: (postId: string, lifecycle: Post['lifecycle']): Promise<void> =>
      fieldBecomes(paths.post(workspaceId, postId), 'lifecycle', lifecycle),
  }
}
