import { schedulePost } from '@postwright/core/api/posts'
import { setSandbox } from '@postwright/core/api/sandbox'
import { paths } from '@postwright/core/paths'
import { variantId } from '@postwright/core/model/variant'
import { expect, vi } from 'vitest'
import { dataOf } from './api.ts'
import { createCaller, type TestCaller } from './callers.ts'
import { fieldsOf } from './documents.ts'
import { addChannel, addDraft, tomorrow } from './drafts.ts'

export type BusyWorkspace = {
  caller: TestCaller
  channelId: string
  draft: string
  scheduled: string
  published: string
  /** Refused by its network. */
  failed: string
}

/** A person whose workspace has one post of each kind, made by the API and the background functions. */
export async function createBusyWorkspace(): Promise<BusyWorkspace> {
  const caller = await createCaller()
  const [channel, refusing] = [await addChannel(caller), await addChannel(caller)]
  const { workspaceId } = caller
  const switches = { workspaceId, connectionId: refusing.id, mode: 'refuse', lookup: true } as const
  dataOf(await caller.call(setSandbox, switches))

  const add = (text: string, connectionId: string) => addDraft(caller, { text, connectionIds: [connectionId] })
  const draft = await add('Notes on sharpening, with https://example.com/stones and #tools', channel.id)
  const scheduled = await add('Tomorrow the workshop is open from nine', channel.id)
  const published = await add('The first chair is finished', channel.id)
  const failed = await add('This one is refused', refusing.id)
  const plan = async (postId: string, when: ReturnType<typeof tomorrow> | { kind: 'now' }) =>
    dataOf(await caller.call(schedulePost, { workspaceId, postId, rev: 1, when }))
  await plan(scheduled, tomorrow())
  await plan(published, { kind: 'now' })
  await plan(failed, { kind: 'now' })

  const field = async (path: string, name: string) => (await fieldsOf(path))?.[name]
  const state = (postId: string, connectionId: string) =>
    field(paths.variant(workspaceId, variantId(postId, connectionId)), 'state')
  const soon = { timeout: 60_000, interval: 300 }
  await vi.waitFor(async () => expect(await state(published, channel.id)).toBe('published'), soon)
  await vi.waitFor(async () => expect(await state(failed, refusing.id)).toBe('failed'), soon)
  await vi.waitFor(
    async () => expect(await field(paths.post(workspaceId, failed), 'lifecycle')).toBe('attention'),
    soon,
  )
  return { caller, channelId: channel.id, draft, scheduled, published, failed }
}
