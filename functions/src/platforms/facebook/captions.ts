import { captionsFor } from '@postwright/core/captions/captions-for'
import type { Captions } from '@postwright/core/media/media-facts'
import { isVideo } from '@postwright/core/media/media-kind'
import { FACEBOOK_CONTRACT } from '@postwright/core/platforms/facebook/contract'
import type { PublishRequest } from '../../domain/ports/networks.ts'
import { z } from 'zod'
import type { MissingCaptions } from '../captions-warning.ts'
import { refusalOf } from '../meta-graph/failures.ts'
import { type Graph, readGraphReply } from '../meta-graph/api.ts'
import { readSecret } from '../meta-graph/connect.ts'
import { objectPath } from './api.ts'
import { FACEBOOK_RULES } from './failures.ts'
import { ownValue } from '@postwright/core/own-value'
import { regionOf } from '@postwright/core/captions/language-tags'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.facebook

/** Returns the captions of a post's video in Facebook's format, none for other posts. */
export async function captionsOf({ content, part, loadCaptions }: PublishRequest): Promise<Captions[]> {
  const video = part.kind === 'comment' ? undefined : content.media.find(isVideo)
  return video ? captionsFor(FACEBOOK_CONTRACT.media.video.captions, await loadCaptions(video.mediaId)) : []
}

/** Warning for a post whose worker ended before it could report the outcome of the captions. */
export const CAPTIONS_UNKNOWN = WORDS.captionsUnknown

/** Timeout per language, short enough that the worker's claim, which was renewed before, outlasts the uploads of all languages. */
const TIMEOUT = 8_000

const replySchema = z.object({ success: z.literal(true) })

type Sent = { videoId: string; captions: readonly Captions[]; now: number; working: () => void }

/** Adds captions to a video on the Page, one language at a time; a repeated upload replaces the first. Never rejects. */
export async function sendCaptions(
  graph: Graph,
  { secret }: Pick<PublishRequest, 'secret'>,
  { videoId, captions, now, working }: Sent,
): Promise<MissingCaptions[]> {
  const missing: MissingCaptions[] = []
  const locales = new Set<string>()
  for (const { language, file } of captions) {
    const locale = localeOf(language)
    if (locale === null || locales.has(locale)) {
      const why = locale === null ? WORDS.captionsLanguage : fillWords(WORDS.captionsTwice, { locale })
      missing.push({ language, why })
      continue
    }
    const params: Record<string, string> = locales.size === 0 ? { default_locale: locale } : {}
    locales.add(locale)
    working()
    try {
      const files = { captions_file: new File([file], `captions.${locale}.srt`, { type: 'application/octet-stream' }) }
      const call = { method: 'POST', params, files, token: readSecret(secret).accessToken, timeout: TIMEOUT } as const
      readGraphReply(replySchema, await graph(`${objectPath(videoId)}/captions`, call))
    } catch (error) {
      missing.push({ language, why: refusalOf(error, now, FACEBOOK_RULES).error.detail })
    }
  }
  return missing
}

/** Regions that Facebook uses for a language instead of its most common region. */
const REGIONS: Record<string, string> = { ar: 'AR', bn: 'IN' }

/** Returns Facebook's name of a language, such as `en_US`; null for a language with an unknown region. */
export function localeOf(code: string): string | null {
  const region = ownValue(REGIONS, code) ?? regionOf(code)
  return region === null ? null : `${code.replace(/-.*/, '')}_${region}`
}
