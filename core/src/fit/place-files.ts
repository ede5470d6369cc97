import { type MediaKind, mediaKind } from '../media/media-kind.ts'
import type { Part } from './fit-content.ts'
import type { FitContext } from './rule.ts'

type File = Part['media'][number]

type Placed = { kept: File[]; over: File[] }

/**
 * Distributes files over the parts: files above a part's limit move to the next part, and to new parts at the end. Files of a kind that the network
 * does not accept stay, because no other part accepts them either. Null if a file fits nowhere.
 */
export function placeFiles(parts: readonly Part[], context: FitContext): Part[] | null {
  const placed: Part[] = []
  let waiting: readonly File[] = []
  for (let at = 0; at < parts.length || waiting.length > 0; at += 1) {
    const { text, media } = parts[at] ?? { text: '', media: [] }
    const { kept, over } = keep([...media, ...waiting], context, at === 0)
    if (at >= parts.length && kept.length === 0) return null
    placed.push({ text, media: kept })
    waiting = over
  }
  return placed
}

function keep(files: readonly File[], context: FitContext, isFirst: boolean): Placed {
  const { poll, contract } = context
  const isTakenByPoll = isFirst && poll !== null && contract.poll !== null && !contract.poll.withMedia
  const placed: Placed = { kept: [], over: [] }
  for (const file of files) {
    const kind = takenKind(file, context)
    const isKept = kind === null || (!isTakenByPoll && hasRoom(kind, placed.kept, context))
    placed[isKept ? 'kept' : 'over'].push(file)
  }
  return placed
}

/** Returns the kind of a file if the network accepts it; null if the network does not accept it, or its kind is still unknown. */
function takenKind({ mediaId }: File, { files, contract: { media } }: FitContext): MediaKind | null {
  const file = files.get(mediaId)
  if (!file) return null
  const kind = mediaKind(file.mime)
  const rules = { image: media.images, video: media.video, document: media.document, audio: null }
  return rules[kind] === null ? null : kind
}

function hasRoom(kind: MediaKind, kept: readonly File[], context: FitContext): boolean {
  const { media } = context.contract
  const kinds = kept.map((file) => takenKind(file, context))
  const max = { image: media.images?.max, video: media.video?.max, document: media.document?.max, audio: 0 }[kind] ?? 0
  const others = kinds.filter((other) => other !== kind)
  const isMixed = others.length > 0
  const mayMix = media.mixed && kind !== 'document' && !others.includes('document')
  return kinds.length < media.max && kinds.length - others.length < max && (!isMixed || mayMix)
}
