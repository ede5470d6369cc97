import type { PostDraft } from '../model/post.ts'
import type { Poll } from '../publishing/poll.ts'

type Draft = Pick<PostDraft, 'thread' | 'threadMedia'>

/** The parts that follow a post, each with its files. */
export function threadOf({ thread, threadMedia }: Draft): { text: string; media: PostDraft['media'] }[] {
  return thread.map((text, place) => ({
    text,
    media: threadMedia.filter(({ part }) => part === place + 1).map(({ mediaId, alt }) => ({ mediaId, alt })),
  }))
}

/** The poll of a post, or null while it has no options. */
export function pollOf(draft: Pick<PostDraft, 'pollOptions' | 'pollDuration' | 'pollMultiple'>): Poll | null {
  const { pollOptions: options, pollDuration: duration, pollMultiple: multiple } = draft
  return options.length === 0 ? null : { options, duration, multiple }
}
