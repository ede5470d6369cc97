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
 * Outcome of a video's captions in each language; `recordKey` identifies the publication. `upload`: the id of the video upload that has the captions.
 * `failed` is retried, `refused` is not: the post is published without the captions, with `why` in its warning.
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

/** Returns the warning about missing captions for the publication of these files. */
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

/** Number of temporary failures after which a post is published without the captions. */
const TRIES_MAX = 3

/** Maximum length of a reason: the reasons of all languages together must fit into one step. */
const WHY_MAX = 120

const UNAUTHORIZED = 401

type Given = { progress: Progress; explain: (error: unknown) => string }

/** Captions to send. `upload`: the id of their video at the network. */
type Wanted = { recordKey: string; mediaId: string; language: string; upload: string }

/**
 * Sends the captions of a video in one language, unless an earlier delivery has. Captions that the network refuses, or that fail repeatedly, are left
 * out of the post; a temporary failure ends this delivery, and the next one retries.
 * @returns whether the network has the captions
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

/** Returns whether a retry may succeed; null for failures that concern the whole post: lost access, or work that must stop. */
function mayPass(error: unknown): boolean | null {
  if (error instanceof TransportError || error instanceof UnreadableBody) return true
  if (error instanceof Unsendable) return error.retryable
  // The address is not allowed, so a retry cannot succeed.
  if (error instanceof AppError) return false
  if (!(error instanceof ApiError) || error.reply.status === UNAUTHORIZED) return null
  // A rate limit is not waited for: it would delay the post, by up to a day for a daily limit.
  return error.reply.status >= 500
}
