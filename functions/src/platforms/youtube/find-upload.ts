import type { Absent, Progress, Published, PublishRequest, Unknown } from '../../domain/ports/networks.ts'
import type { Api } from '../oauth-api/open-api.ts'
import { readSession, SESSION } from './kept-session.ts'
import { askSession } from './upload-session.ts'
import { videoOf } from './video-of.ts'
import { videoUrl } from './video-url.ts'

const FORGOTTEN: Unknown = {
  kind: 'unknown',
  error: { kind: 'timeout_unknown', detail: 'YouTube has forgotten the upload.', retryable: true },
}

/** What the upload session has led to. Without a session nothing was sent; an open one has made no video. */
export async function findUpload(
  call: Api,
  { content, recordKey }: PublishRequest,
  kept: Progress['kept'],
): Promise<Published | Absent | Unknown> {
  const session = readSession(kept(SESSION), recordKey)
  if (!session) return { kind: 'absent' }
  const state = await askSession(call, session.url, videoOf(content).bytes)
  if (state.kind === 'done') return { kind: 'published', remoteId: state.videoId, url: videoUrl(state.videoId) }
  return state.kind === 'open' ? { kind: 'absent' } : FORGOTTEN
}
