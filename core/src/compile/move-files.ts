import type { ChangeReason } from './change.ts'
import { type FittedPost, isStorable } from './fitted-post.ts'
import { partsMax } from './parts-max.ts'
import { placeFiles } from './place-files.ts'
import type { FitContext, Rule } from './rule.ts'

/** Where there are threads, files that one post does not take go on in the next part, each with its description. */
export const moveFiles: Rule = (post, context, propose) => {
  const { contract } = context
  if (contract.thread === null) return post
  const parts = placeFiles(post.parts, context)
  if (parts === null || parts.length > partsMax(contract, post.comment)) return post
  const placed = { ...post, parts }
  const moved = movedFiles(post, placed)
  if (moved.length === 0 || !isStorable(placed)) return post
  const isTaken = propose({
    id: 'files',
    kind: 'files_moved',
    where: 'media',
    before: moved.join(' '),
    after: '',
    reason: reasonOf(post, context),
  })
  return isTaken ? placed : post
}

function movedFiles(before: FittedPost, after: FittedPost): string[] {
  return after.parts.flatMap(({ media }, at) =>
    media
      .filter((file) => !before.parts[at]?.media.some(({ mediaId }) => mediaId === file.mediaId))
      .map(({ mediaId }) => mediaId),
  )
}

function reasonOf({ parts }: FittedPost, { contract: { media, poll: polls }, poll, files }: FitContext): ChangeReason {
  const [first] = parts
  if (poll !== null && polls !== null && !polls.withMedia && first && first.media.length > 0) {
    return { code: 'files_with_poll' }
  }
  const known = parts.map((part) => part.media.flatMap(({ mediaId }) => files.get(mediaId) ?? []))
  const isOver = known.some((own) => own.length > media.max)
  if (isOver) return { code: 'files_limit', count: media.max }
  const isPictures = known.every((own) => own.every(({ mime }) => mime.startsWith('image/')))
  return isPictures ? { code: 'files_limit', count: media.images?.max ?? 0 } : { code: 'files_mixed' }
}
