import {
  POST_MEDIA_MAX,
  POST_TEXT_MAX,
  THREAD_ALT_MAX,
  THREAD_MEDIA_MAX,
  THREAD_PARTS_MAX,
  THREAD_TEXT_MAX,
} from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { splitText } from '@postwright/core/text/split-text'
import { moveItem } from '@/drag/move-item.ts'

type Thread = Pick<PostDraft, 'thread' | 'threadMedia'>

/** A post with its thread; parts are counted from 0, the post itself. */
export type WholeThread = Pick<PostDraft, 'text' | 'media'> & Thread

/**
 * Moves the post at `from` to `to` in a whole thread, both counted from 0, the post itself; files move with their post.
 * @returns null when a post or its files exceed the limits of the new place
 */
export function moveInThread(whole: WholeThread, from: number, to: number): WholeThread | null {
  const texts = moveItem([whole.text, ...whole.thread], from, to)
  const places = moveItem([...texts.keys()], from, to)
  const files = [...whole.media.map((file) => ({ ...file, part: 0 })), ...whole.threadMedia]
  const moved = files.map((file) => ({ ...file, part: places.indexOf(file.part) }))
  const media = moved.filter(({ part }) => part === 0).map(({ mediaId, alt }) => ({ mediaId, alt }))
  const threadMedia = moved.filter(({ part }) => part > 0)
  const isTooLong =
    texts.slice(1).some((text) => text.length > THREAD_TEXT_MAX) ||
    threadMedia.some(({ alt }) => alt.length > THREAD_ALT_MAX)
  if (isTooLong || media.length > POST_MEDIA_MAX || threadMedia.length > THREAD_MEDIA_MAX) return null
  return { ...withTexts(whole, texts), media, threadMedia }
}

/** Removes a part and its files from the thread. */
export function removePart({ thread, threadMedia }: Thread, at: number): Thread {
  const kept = threadMedia.filter(({ part }) => part !== at + 1)
  return {
    thread: thread.filter((_, place) => place !== at),
    threadMedia: kept.map((file) => (file.part > at + 1 ? { ...file, part: file.part - 1 } : file)),
  }
}

/**
 * Splits a post of the thread at a place of its text; whitespace at the split is removed, and files stay with the first half. A second half that is
 * too long for a part is split further, by sentences.
 * @returns null when one of the halves would be empty, or there would be too many parts
 */
export function splitPart(whole: WholeThread, at: number, offset: number): WholeThread | null {
  const texts = [whole.text, ...whole.thread]
  const text = texts[at] ?? ''
  const [first, second] = [text.slice(0, offset).trimEnd(), text.slice(offset).trimStart()]
  if (first === '' || second === '') return null
  const room = THREAD_PARTS_MAX + 1 - texts.length
  const pieces = room < 1 ? null : splitText(second, (piece) => piece.length <= THREAD_TEXT_MAX, room)
  if (!pieces) return null
  const by = pieces.length
  return {
    ...withTexts(whole, texts.toSpliced(at, 1, first, ...pieces)),
    threadMedia: whole.threadMedia.map((file) => (file.part > at ? { ...file, part: file.part + by } : file)),
  }
}

/**
 * Merges a post of the thread with the next one, including their files.
 * @returns null when there is no next one, or the merged post exceeds the limits of one post
 */
export function mergeWithNext(whole: WholeThread, at: number): WholeThread | null {
  const texts = [whole.text, ...whole.thread]
  const [first, second] = texts.slice(at, at + 2)
  if (first === undefined || second === undefined) return null
  const text = [first.trimEnd(), second.trimStart()].filter((words) => words !== '').join('\n\n')
  if (text.length > (at === 0 ? POST_TEXT_MAX : THREAD_TEXT_MAX)) return null
  const moved = whole.threadMedia.map((file) => (file.part > at ? { ...file, part: file.part - 1 } : file))
  const joined = moved.filter(({ part }) => part === 0).map(({ mediaId, alt }) => ({ mediaId, alt }))
  const media = [...whole.media, ...joined.filter(({ mediaId }) => !whole.media.some((own) => own.mediaId === mediaId))]
  const threadMedia = moved.filter(({ part }) => part > 0)
  if (media.length > POST_MEDIA_MAX || threadMedia.length > THREAD_MEDIA_MAX) return null
  return { ...withTexts(whole, texts.toSpliced(at, 2, text)), media, threadMedia }
}

function withTexts(whole: WholeThread, [text = '', ...thread]: readonly string[]): WholeThread {
  const { media, threadMedia } = whole
  return { text, media, thread, threadMedia }
}
