import { STEP_REF_MAX, STEPS_MAX } from '@postwright/core/limits'
import { z } from 'zod'
import type { Progress } from '../../domain/ports/networks.ts'

/** Minimum remaining validity of the upload addresses required to continue an upload. */
const MARGIN = 10 * 60 * 1000
const TAGS_PER_STEP = 8
/** Steps reserved for the video itself, its captions, and the uploaded file. */
const OTHER_STEPS = 3

const partSchema = z.object({ uploadUrl: z.url().max(5_000), firstByte: z.int().min(0), lastByte: z.int().min(0) })
export const partsSchema = z.array(partSchema).min(1).max(5_000)
export type VideoPart = z.infer<typeof partSchema>

/** Announced video. `steps`: number of steps that store the addresses of its parts; `endsAt`: expiry time of the addresses. */
const videoSchema = z.object({
  recordKey: z.string(),
  urn: z.string(),
  token: z.string(),
  endsAt: z.number(),
  steps: z.int(),
})
export type OpenVideo = z.infer<typeof videoSchema> & {
  parts: VideoPart[]
  /** Tags of the parts that LinkedIn has received. */
  tags: string[]
}

const tagsSchema = z.array(z.string())
const videoStep = (mediaId: string) => `upload:${mediaId}`
const partsStep = (mediaId: string, index: number) => `upload:${mediaId}:parts${index}`
const tagsStep = (mediaId: string, index: number) => `upload:${mediaId}:tags${index}`

/** Returns a video of the same publication that an earlier delivery began, while its addresses are valid. */
export function keptVideo(
  kept: Progress['kept'],
  wanted: { recordKey: string; mediaId: string; now: number },
): OpenVideo | null {
  const { recordKey, mediaId, now } = wanted
  const stored = kept(videoStep(mediaId))
  const video = stored === undefined ? null : videoSchema.parse(JSON.parse(stored))
  if (video?.recordKey !== recordKey || video.endsAt - MARGIN <= now) return null
  const pieces = Array.from({ length: video.steps }, (_, index) => kept(partsStep(mediaId, index)) ?? '[]')
  const parts = pieces.flatMap((piece) => partsSchema.parse(JSON.parse(piece)))
  const tags: string[] = []
  // Parts after a missing one are sent again.
  for (let index = 0; tags.length === index * TAGS_PER_STEP && index < tagStepsOf(parts); index += 1) {
    tags.push(...tagsSchema.parse(JSON.parse(kept(tagsStep(mediaId, index)) ?? '[]')))
  }
  return parts.length > 0 ? { ...video, parts, tags } : null
}

/**
 * Stores the addresses of a video's parts, as many per step as fit, and finally the video itself. A video with too many parts is stored without the
 * addresses: a retry would restart it.
 */
export async function keepVideo(progress: Progress, mediaId: string, video: OpenVideo): Promise<OpenVideo> {
  const pieces = piecesOf(video.parts)
  const tagSteps = tagStepsOf(video.parts)
  const isKept = pieces.length + tagSteps + OTHER_STEPS <= STEPS_MAX
  for (const [index, piece] of isKept ? pieces.entries() : []) {
    await progress.keep(partsStep(mediaId, index), JSON.stringify(piece))
  }
  // Clears the tags of an earlier upload of the file, which do not apply to this one.
  for (let index = 0; index < tagSteps; index += 1) {
    if (progress.kept(tagsStep(mediaId, index)) !== undefined) await progress.keep(tagsStep(mediaId, index), '[]')
  }
  const { recordKey, urn, token, endsAt } = video
  const steps = isKept ? pieces.length : 0
  await progress.keep(videoStep(mediaId), JSON.stringify({ recordKey, urn, token, endsAt, steps }))
  return { ...video, steps }
}

/**
 * Stores the tag of the newest part, together with those of its step. Stores nothing if the addresses of the parts are not stored, or if the tags do
 * not fit into the step.
 */
export async function storePartTag(progress: Progress, mediaId: string, { tags, steps }: OpenVideo): Promise<void> {
  const index = Math.floor((tags.length - 1) / TAGS_PER_STEP)
  const ref = JSON.stringify(tags.slice(index * TAGS_PER_STEP))
  if (steps > 0 && ref.length <= STEP_REF_MAX) await progress.keep(tagsStep(mediaId, index), ref)
  else progress.working()
}

const tagStepsOf = (parts: readonly VideoPart[]): number => Math.ceil(parts.length / TAGS_PER_STEP)

function piecesOf(parts: readonly VideoPart[]): VideoPart[][] {
  const pieces: VideoPart[][] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    const grown = [...(last ?? []), part]
    if (last && JSON.stringify(grown).length <= STEP_REF_MAX) last.push(part)
    else pieces.push([part])
  }
  return pieces
}
