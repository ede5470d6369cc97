import { SANDBOX_SCHEMA, type SandboxPost } from '@postwright/core/model/sandbox'
import type { Deps } from '../domain/ports/deps.ts'
import { newDocument } from '../domain/new-document.ts'
import { sandboxPostId } from './sandbox-post-id.ts'

export type IncomingPost = {
  workspaceId: string
  channelId: string
  recordKey: string
  content: Pick<SandboxPost, 'text' | 'images'>
}

/** Stores a post under its record key, once; every further call with that key is only counted. */
export async function keepPost(
  deps: Pick<Deps, 'sandbox' | 'clock'>,
  { workspaceId, channelId, recordKey, content }: IncomingPost,
): Promise<void> {
  const id = sandboxPostId(channelId, recordKey)
  const base = newDocument(deps.clock, { id, schema: SANDBOX_SCHEMA, createdBy: 'sandbox' })
  const post = { ...base, ...content, channelId, calls: 1, postedAt: base.createdAt }
  const isNew = await deps.sandbox.createPost(workspaceId, post)
  if (!isNew) await deps.sandbox.countCall(workspaceId, id)
}
