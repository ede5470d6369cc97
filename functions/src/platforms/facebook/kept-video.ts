import { z } from 'zod'
import type { Progress, PublishRequest } from '../../domain/ports.ts'

/** A video that is on the Page; `recordKey` says for which publication. */
const videoSchema = z.object({ recordKey: z.string(), id: z.string() })
const STEP = 'published'

/** The video that the network has named for this publication, before the worker could say so. */
export function keptVideo(kept: Progress['kept'], { recordKey }: Pick<PublishRequest, 'recordKey'>): string | null {
  const stored = kept(STEP)
  const video = stored === undefined ? null : videoSchema.parse(JSON.parse(stored))
  return video?.recordKey === recordKey ? video.id : null
}

export function keepVideo(
  progress: Pick<Progress, 'keep'>,
  { recordKey }: Pick<PublishRequest, 'recordKey'>,
  id: string,
): Promise<void> {
  return progress.keep(STEP, JSON.stringify({ recordKey, id }))
}
