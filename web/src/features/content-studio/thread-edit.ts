import {
  POST_MEDIA_MAX,
  POST_TEXT_MAX,
  THREAD_MEDIA_MAX,
  THREAD_PARTS_MAX,
  THREAD_TEXT_MAX,
} from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { splitText } from '@postwright/core/text/split-text'
import { moveItem } from './move-item.ts'

type Thread = Pick<PostDraft, 'thread' | 'threadMedia'>

/** A post with what follows it; the parts are counted from 0, the post itself. */
export type WholeThread = Pick<PostDraft, 'text' | 'media'> & Thread

/** The thread with the part at `from` put at `to`, both counted from the first that follows; its files go with it. */
export function movePart({ thread, threadMedia }: Thread, from: number, to: number): Thread {
  const places = moveItem([...thread.keys()], from, to)
  return {
    thread: moveItem(thread, from, to),
    threadMedia: threadMedia.map((file) => ({ ...file, part: places.indexOf(file.part - 1) + 1 })),
  }
}

/** The thread without one of its parts and that part's files. */
export function removePart({ thread, threadMedia }: Thread, at: number): Thread {
  const kept = threadMedia.filter(({ part }) => part !== at + 1)
  return {
    thread: thread.filter((_, place) => place !== at),
    threadMedia: kept.map((file) => (file.part > at + 1 ? { ...file, part: file.part - 1 } : file)),
  }
}

/**
 * The thread with one of its posts cut in two at a place of its text; spaces at the cut go, files stay with the first half. A
 * second half that is too long for a part is cut further, by sentences.
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
 * The thread with one of its posts and the next made one, the files of both in it.
 * @returns null when there is no next one, or both together are too much for one post
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
