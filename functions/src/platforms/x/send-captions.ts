import { ownValue } from '@postwright/core/own-value'
import { captionsFor } from '@postwright/core/captions/captions-for'
import { languageName } from '@postwright/core/captions/language-tags'
import type { Captions } from '@postwright/core/media/media-facts'
import { X_CONTRACT } from '@postwright/core/platforms/x/contract'
import type { Progress, PublishRequest } from '../../domain/ports/networks.ts'
import { storeCaptions, findStoredCaptions, tryCaptions } from '../oauth-api/captions.ts'
import { append, type Calls, finalize, initialize } from './uploads.ts'

const CODE = /^[A-Z]{2}$/

type Tools = Calls & { progress: Progress; explain: (error: unknown) => string }
type Video = { mediaId: string; upload: string }

/** Gives a video that was uploaded its captions, each a file of its own. X knows languages by two letters, without regions. */
export async function sendCaptions(
  tools: Tools,
  { recordKey, loadCaptions }: PublishRequest,
  { mediaId, upload }: Video,
): Promise<void> {
  const { progress } = tools
  const codes = new Set<string>()
  for (const captions of captionsFor(X_CONTRACT.media.video.captions, await loadCaptions(mediaId))) {
    const { language } = captions
    const wanted = { recordKey, mediaId, language, upload }
    const code = language.replace(/-.*/, '').toUpperCase()
    if (CODE.test(code) && !codes.has(code)) {
      await tryCaptions(tools, wanted, () => send(tools, upload, { ...captions, code }))
    } else if (ownValue(findStoredCaptions(progress.kept, wanted), language) === undefined) {
      const why = codes.has(code) ? `X accepts one file for ${code}.` : 'X does not support this language.'
      await storeCaptions(progress, wanted, { state: 'refused', upload, tries: 0, why })
    }
    codes.add(code)
  }
}

async function send(tools: Tools, video: string, { language, file, code }: Captions & { code: string }): Promise<void> {
  const bytes = new TextEncoder().encode(file)
  const { id } = await initialize(tools, { type: 'text/srt', category: 'subtitles', size: bytes.byteLength })
  await append(tools, id, { index: 0, bytes })
  await finalize(tools, id)
  const subtitles = { id, language_code: code, display_name: languageName(language) }
  const value = { id: video, media_category: 'TweetVideo', subtitles }
  const { call, hosts } = tools
  await call(`${hosts.api}/media/subtitles`, { method: 'POST', body: { kind: 'json', value } })
}
