import type { PostDraft, PostOverride } from '../model/post.ts'

/** The fields of a draft that a channel may have of its own. */
export const OVERRIDABLE = ['text', 'title', 'comment', 'thread', 'threadMedia', 'media'] as const
export type Overridable = (typeof OVERRIDABLE)[number]

/** The draft as one channel gets it. Files of parts that its own thread does not have are left out. */
export function channelDraft(draft: PostDraft, connectionId: string): PostDraft {
  const own = overrideOf(draft, connectionId)
  if (!own) return draft
  const thread = own.thread ?? draft.thread
  const threadMedia = own.threadMedia ?? draft.threadMedia
  return {
    ...draft,
    text: own.text ?? draft.text,
    title: own.title ?? draft.title,
    comment: own.comment ?? draft.comment,
    media: own.media ?? draft.media,
    thread,
    threadMedia: threadMedia.filter(({ part }) => part <= thread.length),
  }
}

/** What the channel has of its own. */
export function overrideOf(
  { overrides }: Pick<PostDraft, 'overrides'>,
  connectionId: string,
): PostOverride | undefined {
  return overrides.find((override) => override.connectionId === connectionId)
}
