import type { PublishContent } from '@postwright/core/publishing/content'
import { z } from 'zod'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { captionsWarning, type MissingCaptions } from '../captions-warning.ts'

/**
 * What became of the captions of a video in each language; `recordKey` says for which publication. `upload`: the upload of the
 * video that has them. `failed` is tried again, `refused` is not: the post goes out without them, and `why` is said beside it.
 */
const keptSchema = z.object({
  recordKey: z.string(),
  languages: z.record(
    z.string(),
    z.object({
      state: z.enum(['taken', 'failed', 'refused']),
      upload: z.string(),
      tries: z.number(),
      why: z.string(),
    }),
  ),
})

type KeptLanguages = z.infer<typeof keptSchema>['languages']
export type KeptCaptions = KeptLanguages[string]

const captionsStep = (mediaId: string): string => `captions:${mediaId}`

type Video = { recordKey: string; mediaId: string }

export function keptCaptions(kept: Progress['kept'], { recordKey, mediaId }: Video): KeptLanguages {
  const stored = kept(captionsStep(mediaId))
  const captions = stored === undefined ? null : keptSchema.parse(JSON.parse(stored))
  return captions?.recordKey === recordKey ? captions.languages : {}
}

export async function keepCaptions(
  progress: Progress,
  { recordKey, mediaId, language }: Video & { language: string },
  captions: KeptCaptions,
): Promise<void> {
  const languages = { ...keptCaptions(progress.kept, { recordKey, mediaId }), [language]: captions }
  await progress.keep(captionsStep(mediaId), JSON.stringify({ recordKey, languages }))
}

/** What is said beside the publication of these files: which captions it goes out without. */
export function warningOf(
  kept: Progress['kept'],
  { recordKey, content }: Pick<PublishRequest, 'recordKey'> & { content: Pick<PublishContent, 'media'> },
): { warning?: string } {
  const languages = content.media.flatMap(({ mediaId }) => Object.entries(keptCaptions(kept, { recordKey, mediaId })))
  const missing = languages.flatMap(([language, { state, why }]): MissingCaptions[] =>
    state === 'refused' ? [{ language, why }] : [],
  )
  const warning = captionsWarning(missing)
  return warning === null ? {} : { warning }
}
