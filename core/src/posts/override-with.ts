import type { PostDraft, PostOverride } from '../model/post.ts'
import { channelDraft, type Overridable, overrideOf } from './channel-draft.ts'

export type VersionChange = Partial<Pick<PostDraft, Overridable>>

/**
 * What a channel has of its own after something was changed there. Files belong to places of the thread: they are its own as
 * soon as its texts are, and the other way round.
 */
export function overrideWith(draft: PostDraft, connectionId: string, change: VersionChange): PostOverride {
  const { thread, threadMedia } = channelDraft(draft, connectionId)
  const touchesThread = change.thread !== undefined || change.threadMedia !== undefined
  return {
    ...(overrideOf(draft, connectionId) ?? inheriting(connectionId)),
    ...(touchesThread && { thread, threadMedia }),
    ...change,
  }
}

function inheriting(connectionId: string): PostOverride {
  return { connectionId, text: null, title: null, comment: null, thread: null, threadMedia: null, media: null }
}
