import { z } from 'zod'
import type { Progress } from '../../domain/ports/networks.ts'
import { mediaStep } from '../../domain/publishing/media-step.ts'

/** An upload of this long before its end is begun anew instead: the post has to go out with it. */
const MARGIN = 30 * 60 * 1000

/** How far the upload of one file has come. `endsAt`: when X forgets it. */
const uploadSchema = z.object({
  recordKey: z.string(),
  id: z.string().regex(/^\d{1,19}$/),
  size: z.number(),
  /** Parts that X has. */
  parts: z.number(),
  isWhole: z.boolean(),
  isProcessed: z.boolean(),
  isDescribed: z.boolean(),
  endsAt: z.number(),
})

export type XUpload = z.infer<typeof uploadSchema>

const unfinishedStep = (mediaId: string): string => `upload:${mediaId}`

type Wanted = { recordKey: string; mediaId: string; now: number }

/** The upload of a file that an earlier delivery of the same publication has begun, while X still knows it. */
export function keptUpload(kept: Progress['kept'], { recordKey, mediaId, now }: Wanted): XUpload | null {
  const stored = kept(mediaStep(mediaId)) ?? kept(unfinishedStep(mediaId))
  const upload = stored === undefined ? null : uploadSchema.parse(JSON.parse(stored))
  return upload?.recordKey === recordKey && upload.endsAt - MARGIN > now ? upload : null
}

/** Stores how far an upload has come; files that are complete are counted in the delivery record. */
export async function keepUpload(progress: Progress, mediaId: string, upload: XUpload): Promise<XUpload> {
  const isDone = upload.isWhole && upload.isDescribed
  await progress.keep(isDone ? mediaStep(mediaId) : unfinishedStep(mediaId), JSON.stringify(upload))
  return upload
}
