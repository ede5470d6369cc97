import type { TFunction } from 'i18next'
import { BYTES_MAX } from '@postwright/core/media/media-kind'
import type { PlatformContract, RateRule } from '@postwright/core/platforms/platform-contract'

const MEGABYTE = 1_000_000
const MEBIBYTE = 1024 * 1024
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const MICRO = 1_000_000

const TYPE_NAMES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
} as const

/** Describes in sentences what a post on a channel may contain; features the network does not have are left out. */
export function contentSentences(t: TFunction, { media, thread, comment, poll, title }: PlatformContract): string[] {
  const { images, video, document, altMax } = media
  const said = [
    title && t('connections:facts.title_max', { max: title.max }),
    images && t('connections:facts.alt', { max: altMax }),
    images && t('connections:facts.types', { types: images.types.map((type) => TYPE_NAMES[type]).join(', ') }),
    images && t('connections:facts.size', { size: images.maxBytes / MEGABYTE }),
    video &&
      t('connections:facts.video', {
        count: video.max,
        types: video.types.map((type) => TYPE_NAMES[type]).join(', '),
        size: megabytes(video.maxBytes, BYTES_MAX.video),
        span: spanText(t, video.duration[1]),
      }),
    document &&
      t('connections:facts.document', {
        pages: document.maxPages,
        size: megabytes(document.maxBytes, BYTES_MAX.document),
      }),
    thread && t('connections:facts.thread', { max: thread.max }),
    comment && t('connections:facts.comment', { max: comment.max }),
    poll && t('connections:facts.poll', { max: poll.maxOptions }),
  ]
  return said.filter((sentence) => sentence !== null)
}

/** Returns the lower of the network's and our own size limit for a file, in megabytes. */
function megabytes(theirs: number, ours: number): number {
  return theirs < ours ? Math.round(theirs / MEGABYTE) : ours / MEBIBYTE
}

/** Describes how reliable a delivery is, how often the network may be called, and what a post costs. */
export function deliverySentences(t: TFunction, contract: PlatformContract): string[] {
  const { idempotency, lookupIsDefinitive, rates, cost } = contract
  return [
    t(`connections:facts.idempotency.${idempotency}`),
    ...(lookupIsDefinitive ? [t('connections:facts.lookup')] : []),
    ...rates.map((rate) => rateSentence(t, rate)),
    ...(cost === null
      ? []
      : [t('connections:facts.cost', { post: cost.post / MICRO, withLink: cost.postWithLink / MICRO })]),
  ]
}

function rateSentence(t: TFunction, { scope, calls, max, window }: RateRule): string {
  const span = spanText(t, window)
  return t('connections:facts.rate', {
    what: t(`connections:facts.calls.${calls}`, { count: max }),
    span,
    scope: t(`connections:facts.scope.${scope}`),
  })
}

function spanText(t: TFunction, span: number): string {
  if (span % HOUR === 0) return t('connections:facts.span.hours', { count: span / HOUR })
  if (span >= MINUTE) return t('connections:facts.span.minutes', { count: Math.round(span / MINUTE) })
  return t('connections:facts.span.seconds', { count: Math.round(span / SECOND) })
}
