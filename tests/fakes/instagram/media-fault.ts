import { refuse } from '../meta-graph/graph-failure.ts'
import { inspectMedia } from '../meta-graph/inspect-media.ts'

const IMAGE_BYTES_MAX = 8 * 1024 * 1024
const VIDEO_BYTES_MAX = 300 * 1024 * 1024
const RATIO = { min: 0.8, max: 1.91 }
/** Tolerance of ratios, because sizes are whole pixels. */
const TOLERANCE = 0.01

/** Images are fetched and checked before the call returns. */
export async function checkImage(url: string, { isStory }: { isStory: boolean }): Promise<void> {
  const file = await inspectMedia(url)
  if (file.kind === 'unreachable') {
    const message = 'Only photo or video can be accepted as media type: the media could not be fetched from this URI.'
    return refuse({ code: 9004, subcode: 2207052, message, title: 'Media download has failed' })
  }
  if (file.kind !== 'image' || file.format !== 'jpeg') {
    return refuse({ code: 36001, subcode: 2207005, message: 'The image format is not supported. Please try JPEG.' })
  }
  if (file.bytes > IMAGE_BYTES_MAX) {
    const message = 'The image is too large to download. It should be less than 8 MiB.'
    return refuse({ code: 36000, subcode: 2207004, message, title: 'Image size too large' })
  }
  const isShown = file.ratio >= RATIO.min * (1 - TOLERANCE) && file.ratio <= RATIO.max * (1 + TOLERANCE)
  if (!isStory && !isShown) {
    const message = 'The submitted image with aspect ratio cannot be published. Use one between 4:5 and 1.91:1.'
    return refuse({ code: 36003, subcode: 2207009, message })
  }
  return undefined
}

/** Videos are fetched later, so their faults appear in the status of the container. */
export async function videoFault(url: string): Promise<string | null> {
  const file = await inspectMedia(url)
  if (file.kind === 'unreachable') return 'Error: Media upload has failed with error code 2207077'
  if (file.kind !== 'video' || file.bytes > VIDEO_BYTES_MAX)
    return 'Error: Media upload has failed with error code 2207026'
  return null
}
