import { posts } from '@postwright/core/collections/posts'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import type { Desk } from './desk.ts'

/** Creates a draft of the demo user for the channel of the desk, unless `draft` names other channels. */
export async function writePost(
  { documents, workspaceId, connectionId }: Desk,
  id: string,
  draft: Partial<PostDraft>,
): Promise<void> {
  await documents.create(posts, { workspaceId, id }, { ...emptyDraft(), connectionIds: [connectionId], ...draft })
}
