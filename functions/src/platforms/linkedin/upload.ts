import { z } from 'zod'
import type { Progress } from '../../domain/ports/networks.ts'
import { mediaStep } from '../../domain/publishing/media-step.ts'

/** A file that LinkedIn has. `recordKey`: for which publication it was uploaded; `sentAt`: epoch milliseconds. */
const sentSchema = z.object({ recordKey: z.string(), urn: z.string(), sentAt: z.number() })

export type SentFile = z.infer<typeof sentSchema>

type Wanted = { recordKey: string; mediaId: string }

/** A file of the same publication that an earlier delivery has sent. */
export function keptFile(kept: Progress['kept'], { recordKey, mediaId }: Wanted): SentFile | null {
  const stored = kept(mediaStep(mediaId))
  const file = stored === undefined ? null : sentSchema.parse(JSON.parse(stored))
  return file?.recordKey === recordKey ? file : null
}

export async function keepFile(progress: Progress, mediaId: string, file: SentFile): Promise<SentFile> {
  await progress.keep(mediaStep(mediaId), JSON.stringify(file))
  return file
}
