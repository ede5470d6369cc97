import type { PostDraft } from '@postwright/core/model/post'
import { moveItem } from './move-item.ts'

type Thread = Pick<PostDraft, 'thread' | 'threadMedia'>

/** The thread with the part at `from` put at `to`; its files go with it. */
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
