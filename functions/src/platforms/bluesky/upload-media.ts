import { captionsFor } from '@postwright/core/captions/captions-for'
import { BLUESKY_CONTRACT } from '@postwright/core/platforms/bluesky/contract'
import { isImage, isVideo } from '@postwright/core/media/media-kind'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import type { Images } from '../../domain/ports/files.ts'
import { mediaStep } from '../../domain/publishing/progress.ts'
import type { BlueskySession } from './session.ts'
import { type Blob, type Place, getOrUploadBlob } from './uploaded-blob.ts'
import { serveVideo, type VideoService } from './upload-video.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const RULES = BLUESKY_CONTRACT.media.video.captions

type Shape = { alt: string; aspectRatio: { width: number; height: number } }

type CaptionBlob = { lang: string; file: Blob }

/** Files of the post, as stored by the network. */
export type UploadedMedia = {
  images: (Shape & { image: Blob })[]
  video: (Shape & { video: Blob; captions?: CaptionBlob[] }) | null
}

/** Milliseconds until the next query about a video that the network is processing. */
export type MediaInWork = { wait: number }

/** Maximum bytes that an account's own server accepts in one upload; larger videos go to the network's video service. */
const UPLOAD_BYTES_MAX = 50_000_000

/** Error for a file of the post that no longer exists in our own storage. */
export class MissingMediaError extends Error {
  constructor(mediaId: string) {
    super(fillWords(NETWORK_WORDS.shared.noFile, { mediaId }))
    this.name = 'MissingMediaError'
  }
}

type UploadRequest = Pick<PublishRequest, 'content' | 'loadMedia' | 'loadCaptions' | 'connection'>

/** Uploads the post's images, scaled down to the limits, or its video; uploads of an earlier attempt are reused. */
export async function uploadMedia(
  session: BlueskySession,
  { images, videos, now }: { images: Images; videos: VideoService | null; now: number },
  { request, progress }: { request: UploadRequest; progress: Progress },
): Promise<UploadedMedia | MediaInWork> {
  const { content, connection } = request
  const place = { session, service: connection.service, progress }
  const uploaded: UploadedMedia = { images: [], video: null }
  for (const { mediaId, alt, mime, width, height } of content.media.filter(isImage)) {
    const image = await getOrUploadBlob(place, mediaStep(mediaId), async () =>
      images.fit({ bytes: await load(request, mediaId), mime }, BLUESKY_CONTRACT.media.images),
    )
    uploaded.images.push({ image, alt, aspectRatio: { width, height } })
  }
  for (const file of content.media.filter(isVideo)) {
    const { mediaId, alt, mime, width, height } = file
    const read = async () => ({ bytes: await load(request, mediaId), mime })
    const served =
      videos && file.bytes > UPLOAD_BYTES_MAX
        ? await serveVideo(videos, { session, request, progress }, file, now)
        : { blob: await getOrUploadBlob(place, mediaStep(mediaId), read) }
    if ('wait' in served) return served
    const video = served.blob
    const captions = await uploadedCaptions(place, request, mediaId)
    uploaded.video = { video, alt, aspectRatio: { width, height }, ...(captions.length > 0 && { captions }) }
  }
  return uploaded
}

/** Uploads the captions of a video. A language that an earlier attempt uploaded keeps the file of that attempt. */
async function uploadedCaptions(place: Place, request: UploadRequest, mediaId: string): Promise<CaptionBlob[]> {
  const captions: CaptionBlob[] = []
  for (const { language, file } of captionsFor(RULES, await request.loadCaptions(mediaId))) {
    const load = () => Promise.resolve({ bytes: new TextEncoder().encode(file), mime: 'text/vtt' })
    captions.push({ lang: language, file: await getOrUploadBlob(place, `captions:${mediaId}:${language}`, load) })
  }
  return captions
}

async function load({ loadMedia }: UploadRequest, mediaId: string): Promise<Uint8Array> {
  const bytes = await loadMedia(mediaId)
  if (!bytes) throw new MissingMediaError(mediaId)
  return bytes
}
