import { z } from 'zod'
import type { NetworkReply } from '../call-network.ts'
import { type Api, readBody } from '../oauth-api/api.ts'

export type YouTubeHosts = { consent: string; tokens: string; api: string; upload: string }

/** Returns the addresses of Google; `baseUrl` replaces all of their hosts. */
export const youtubeHosts = (baseUrl: string | null): YouTubeHosts => ({
  consent: `${baseUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  tokens: baseUrl ?? 'https://oauth2.googleapis.com',
  api: `${baseUrl ?? 'https://www.googleapis.com'}/youtube/v3`,
  upload: `${baseUrl ?? 'https://www.googleapis.com'}/upload/youtube/v3`,
})

export const videoUrl = (id: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`

const INCOMPLETE = 308

/** Statuses of a session that the network no longer knows. */
const GONE = [404, 410]

const videoSchema = z.object({ id: z.string().min(1).max(64) })

export type SessionState = { kind: 'open'; received: number } | { kind: 'done'; videoId: string } | { kind: 'gone' }

/** Returns the state of an upload session: the bytes received so far, the created video, or `gone`. */
export async function askSession(call: Api, url: string, total: number): Promise<SessionState> {
  const headers = { 'content-range': `bytes */${total}` }
  return readSession(await call(url, { method: 'PUT', headers, allow: [INCOMPLETE, ...GONE] }))
}

type Part = { url: string; start: number; total: number; type: string; bytes: Uint8Array; timeout: number }

/** Sends the bytes from `start`; the last part creates the video. */
export async function sendPart(call: Api, { url, start, total, type, bytes, timeout }: Part): Promise<SessionState> {
  const headers = { 'content-range': `bytes ${start}-${start + bytes.byteLength - 1}/${total}` }
  const body = { kind: 'bytes', type, bytes } as const
  return readSession(await call(url, { method: 'PUT', headers, body, timeout, allow: [INCOMPLETE, ...GONE] }))
}

function readSession(reply: NetworkReply): SessionState {
  if (GONE.includes(reply.status)) return { kind: 'gone' }
  if (reply.status !== INCOMPLETE) return { kind: 'done', videoId: readBody(videoSchema, reply).id }
  const last = /^bytes=0-(\d+)$/.exec(reply.headers.get('range') ?? '')?.[1]
  return { kind: 'open', received: last === undefined ? 0 : Number(last) + 1 }
}
