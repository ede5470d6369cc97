import type { PublishContent } from '@postwright/core/publishing/content'
import { z } from 'zod'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { captionsWarning, type MissingCaptions } from '../captions-warning.ts'
import { ownValue } from '@postwright/core/own-value'
import { AppError } from '../../domain/app-error.ts'
import { TransportError } from '../transport-error.ts'
import { ApiError, UnreadableBody } from './api.ts'
import { Unsendable } from './failures.ts'

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

export function findStoredCaptions(kept: Progress['kept'], { recordKey, mediaId }: Video): KeptLanguages {
  const stored = kept(captionsStep(mediaId))
  const captions = stored === undefined ? null : keptSchema.parse(JSON.parse(stored))
  return captions?.recordKey === recordKey ? captions.languages : {}
}

export async function storeCaptions(
  progress: Progress,
  { recordKey, mediaId, language }: Video & { language: string },
  captions: KeptCaptions,
): Promise<void> {
  const languages = { ...findStoredCaptions(progress.kept, { recordKey, mediaId }), [language]: captions }
  await progress.keep(captionsStep(mediaId), JSON.stringify({ recordKey, languages }))
}

/** What is said beside the publication of these files: which captions it goes out without. */
export function warningOf(
  kept: Progress['kept'],
  { recordKey, content }: Pick<PublishRequest, 'recordKey'> & { content: Pick<PublishContent, 'media'> },
): { warning?: string } {
  const languages = content.media.flatMap(({ mediaId }) =>
    Object.entries(findStoredCaptions(kept, { recordKey, mediaId })),
  )
  const missing = languages.flatMap(([language, { state, why }]): MissingCaptions[] =>
    state === 'refused' ? [{ language, why }] : [],
  )
  const warning = captionsWarning(missing)
  return warning === null ? {} : { warning }
}

/** After so many failures that may have passed meanwhile, a post goes out without the captions. */
const TRIES_MAX = 3

/** With what is said of other languages, it has to fit into one step. */
const WHY_MAX = 120

const UNAUTHORIZED = 401

type Given = { progress: Progress; explain: (error: unknown) => string }

/** `upload`: the video at the network that the captions are for. */
type Wanted = { recordKey: string; mediaId: string; language: string; upload: string }

/**
 * Sends the captions of a video in one language, unless an earlier delivery has. What the network refuses is left out of the post,
 * and so is what fails again and again; a failure that may pass ends this delivery, and the next one tries again.
 * @returns whether the network has them
 */
export async function tryCaptions(given: Given, wanted: Wanted, send: () => Promise<void>): Promise<boolean> {
  const { progress, explain } = given
  const { upload, language } = wanted
  const held = ownValue(findStoredCaptions(progress.kept, wanted), language)
  if (held?.state === 'refused') return false
  if (held?.state === 'taken' && held.upload === upload) return true
  const tries = (held?.tries ?? 0) + 1
  try {
    await send()
  } catch (error) {
    const isPassing = mayPass(error)
    if (isPassing === null) throw error
    const state = isPassing && tries < TRIES_MAX ? 'failed' : 'refused'
    await storeCaptions(progress, wanted, { state, upload, tries, why: explain(error).slice(0, WHY_MAX) })
    if (state === 'failed') throw error
    return false
  }
  await storeCaptions(progress, wanted, { state: 'taken', upload, tries, why: '' })
  return true
}

/** Whether captions may be taken later; null for failures that concern the whole post: access that is lost, work that has to stop. */
function mayPass(error: unknown): boolean | null {
  if (error instanceof TransportError || error instanceof UnreadableBody) return true
  if (error instanceof Unsendable) return error.retryable
  // An address that may not be called.
  if (error instanceof AppError) return false
  if (!(error instanceof ApiError) || error.reply.status === UNAUTHORIZED) return null
  // A limit would hold up the post, for a day where it is one of the day.
  return error.reply.status >= 500
}
