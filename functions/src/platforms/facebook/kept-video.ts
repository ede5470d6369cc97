import { z } from 'zod'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { contentHashOf } from '../../domain/publishing/content-hash.ts'

/** A video that is on the Page: `recordKey` says for which publication, `contentHash` with which content. */
const videoSchema = z.object({ recordKey: z.string(), contentHash: z.string(), id: z.string() })
const STEP = 'published'

type Wanted = Pick<PublishRequest, 'recordKey' | 'content'>

/** The video that the network has named for this content of the publication, before the worker could say so. */
export function keptVideo(kept: Progress['kept'], { recordKey, content }: Wanted): string | null {
  const stored = kept(STEP)
  const video = stored === undefined ? null : videoSchema.parse(JSON.parse(stored))
  const isSame = video?.recordKey === recordKey && video.contentHash === contentHashOf(content)
  return isSame ? video.id : null
}

export function keepVideo(progress: Pick<Progress, 'keep'>, { recordKey, content }: Wanted, id: string): Promise<void> {
  return progress.keep(STEP, JSON.stringify({ recordKey, contentHash: contentHashOf(content), id }))
}
