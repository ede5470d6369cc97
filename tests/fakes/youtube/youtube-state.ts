import { createGrants } from '../support/grants.ts'

const HOUR = 60 * 60 * 1000

export const YOUTUBE_APP = {
  clientId: '407408718192.apps.googleusercontent.com',
  clientSecret: 'google-app-secret-1',
  redirectUri: 'http://localhost/dashboard/connected-platforms/callback',
}

const SCOPES = 'https://www.googleapis.com/auth/'
export const UPLOAD_SCOPE = `${SCOPES}youtube.upload`
export const READ_SCOPE = `${SCOPES}youtube.readonly`

export type YouTubeChannel = { id: string; title: string; customUrl: string }

export type YouTubeVideo = {
  id: string
  snippet: Record<string, unknown>
  status: Record<string, unknown>
  bytes: number
  thumbnail: number | null
}

export type UploadSession = {
  openedAt: number
  total: number
  type: string
  resource: unknown
  received: Uint8Array[]
  size: number
  video: YouTubeVideo | null
}

const UPLOADS_A_DAY = 100

/**
 * Lifetime of an upload session. YouTube documents a finite one without a length
 * (https://developers.google.com/youtube/v3/guides/using_resumable_upload_protocol, 2026-11); the same protocol of Street View ends after seven days
 * (https://developers.google.com/streetview/publish/resumable-uploads, 2026-11).
 */
export const SESSION_LIFE = 7 * 24 * HOUR

const firstChannels = (): YouTubeChannel[] => [
  { id: 'UC_x5XG1OV2P6uZZ5FSM9Ttw', title: 'Kitchen & Garden', customUrl: '@kitchenandgarden' },
]

export function createYouTubeState(now: () => number, redirectUri: string) {
  return {
    grants: createGrants({ accessLife: HOUR, refreshLife: 10_000 * 24 * HOUR, now }),
    /** The app's only redirect address. */
    redirectUri,
    channels: firstChannels(),
    sessions: new Map<string, UploadSession>(),
    videos: [] as YouTubeVideo[],
    uploadsLeft: UPLOADS_A_DAY,
    /** A second consent of the same person brings no refresh token unless it was asked for anew. */
    hasConsented: false,
    nextId: 1,
    now,
  }
}

export type YouTubeState = ReturnType<typeof createYouTubeState>
