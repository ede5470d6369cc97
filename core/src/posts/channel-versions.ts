import type { PostDraft, PostOverride } from '../model/post.ts'
import { POST_CONNECTIONS_MAX } from '../limits.ts'

/** Draft fields that a channel can override. */
export const OVERRIDABLE = ['text', 'title', 'comment', 'thread', 'threadMedia', 'media'] as const
export type Overridable = (typeof OVERRIDABLE)[number]

/** Returns the draft as one channel gets it. Files of thread parts that the channel's own thread does not have are left out. */
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

export function overrideOf(
  { overrides }: Pick<PostDraft, 'overrides'>,
  connectionId: string,
): PostOverride | undefined {
  return overrides.find((override) => override.connectionId === connectionId)
}

export type VersionChange = Partial<Pick<PostDraft, Overridable>>

/**
 * Returns a channel's override after a change. Files are assigned to parts of the thread by position: if a channel overrides the texts, it overrides
 * the files too, and vice versa.
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

/** Parts of an override as people see them: the texts of a thread and its files are one part. */
const VERSION_PARTS = ['text', 'title', 'comment', 'thread', 'media'] as const

export type VersionPart = (typeof VERSION_PARTS)[number]

/** Returns the parts in which a channel's version differs from the common one. */
export function ownParts(draft: Pick<PostDraft, 'overrides'>, connectionId: string): VersionPart[] {
  const own = overrideOf(draft, connectionId)
  return own ? VERSION_PARTS.filter((part) => own[part] !== null) : []
}

/** Returns the draft with a change on one channel only. Fields that equal the common version again are no longer overridden. */
export function withOwn(draft: PostDraft, connectionId: string, change: VersionChange): PostDraft {
  return withOverride(draft, withoutEqual(draft, overrideWith(draft, connectionId, change)))
}

/** Returns the draft with one part of a channel's version reset to the common one. */
export function withoutOwn(draft: PostDraft, connectionId: string, part: VersionPart): PostDraft {
  const own = overrideOf(draft, connectionId)
  if (!own) return draft
  return withOverride(draft, { ...own, [part]: null, ...(part === 'thread' && { threadMedia: null }) })
}

function withoutEqual(draft: PostDraft, own: PostOverride): PostOverride {
  const sameThread = isSame(own.thread, draft.thread) && isSame(own.threadMedia, draft.threadMedia)
  return {
    ...own,
    text: own.text === draft.text ? null : own.text,
    title: own.title === draft.title ? null : own.title,
    comment: own.comment === draft.comment ? null : own.comment,
    media: isSame(own.media, draft.media) ? null : own.media,
    ...(sameThread && { thread: null, threadMedia: null }),
  }
}

/** Compares the JSON of two values: both come from the same schema, so equal lists have equal JSON. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function withOverride(draft: PostDraft, own: PostOverride): PostDraft {
  const { overrides, connectionIds } = draft
  const at = overrides.findIndex(({ connectionId }) => connectionId === own.connectionId)
  const isEmpty = VERSION_PARTS.every((part) => own[part] === null)
  if (isEmpty) return at < 0 ? draft : { ...draft, overrides: overrides.toSpliced(at, 1) }
  const next = at < 0 ? [...roomIn(overrides, connectionIds), own] : overrides.with(at, own)
  return { ...draft, overrides: next }
}

/** Returns overrides with room for one more: if the list is full, overrides of channels that are no longer selected are removed. */
function roomIn(overrides: readonly PostOverride[], chosen: readonly string[]): PostOverride[] {
  if (overrides.length < POST_CONNECTIONS_MAX) return [...overrides]
  return overrides.filter(({ connectionId }) => chosen.includes(connectionId))
}
