import {
  ALT_TEXT_MAX,
  POST_COMMENT_MAX,
  POST_MEDIA_MAX,
  POST_TEXT_MAX,
  POST_TITLE_MAX,
  THREAD_ALT_MAX,
  THREAD_MEDIA_MAX,
  THREAD_PARTS_MAX,
  THREAD_TEXT_MAX,
} from '../limits.ts'
import type { PostDraft } from '../model/post.ts'
import { threadOf } from '../posts/thread-parts.ts'

/** Content of a post that can be fitted to a channel. */
export type Content = Pick<PostDraft, 'text' | 'title' | 'comment' | 'media' | 'thread' | 'threadMedia'>

type File = Content['media'][number]

export type Part = { text: string; media: readonly File[] }

/** A post during fitting: its parts in one list, the post itself first. */
export type FittedPost = { parts: readonly Part[]; title: string; comment: string }

export function fittedPostOf({ text, title, comment, media, thread, threadMedia }: Content): FittedPost {
  return { parts: [{ text, media }, ...threadOf({ thread, threadMedia })], title, comment }
}

/** Converts the parts back to content: the first is the post, the others are its thread. */
export function contentOf({ parts, title, comment }: FittedPost): Content {
  const [first = { text: '', media: [] }, ...thread] = parts
  return {
    text: first.text,
    media: [...first.media],
    title,
    comment,
    thread: thread.map(({ text }) => text),
    threadMedia: thread.flatMap(({ media }, place) => media.map((file) => ({ ...file, part: place + 1 }))),
  }
}

/** Returns the post with the text of its first part changed. */
export function withText(post: FittedPost, text: string): FittedPost {
  return { ...post, parts: post.parts.map((part, at) => (at === 0 ? { ...part, text } : part)) }
}

/** Returns whether a post can be stored: its content has separate limits, independent of the network. */
export function isStorable(post: FittedPost): boolean {
  const { text, title, comment, media, thread, threadMedia } = contentOf(post)
  return (
    text.length <= POST_TEXT_MAX &&
    title.length <= POST_TITLE_MAX &&
    comment.length <= POST_COMMENT_MAX &&
    media.length <= POST_MEDIA_MAX &&
    media.every(({ alt }) => alt.length <= ALT_TEXT_MAX) &&
    thread.length <= THREAD_PARTS_MAX &&
    thread.every((part) => part.length <= THREAD_TEXT_MAX) &&
    threadMedia.length <= THREAD_MEDIA_MAX &&
    threadMedia.every(({ alt }) => alt.length <= THREAD_ALT_MAX)
  )
}
