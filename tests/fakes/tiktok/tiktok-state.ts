import { createGrants } from '../support/grants.ts'

const DAY = 24 * 60 * 60 * 1000

export const TIKTOK_APP = {
  clientKey: 'aw9v2k7tiktokkey',
  clientSecret: 'tiktok-app-secret-1',
  redirectUri: 'http://localhost/dashboard/connected-platforms/callback',
}

export const TIKTOK_CREATOR = {
  open_id: '723f24d7-e717-40f8-a2b6-cb8464cd23b4',
  creator_username: 'tastytravels',
  creator_nickname: 'Tasty Travels',
}

export type TikTokPost = {
  kind: 'video' | 'photo'
  token: string
  total: number
  chunkSize: number
  chunks: number
  uploaded: number
  received: number
  /** Number of status reads that still find it in processing after the upload. */
  looksLeft: number
  failReason: string | null
  postId: string
  isPublic: boolean
  /** When it was sent as a draft to finish in the app; null: posted directly. */
  draftAt: number | null
  /** Whether a person has published the draft. */
  isFinished: boolean
  /** When its publication was first reported; null before. */
  doneAt: number | null
  content: unknown
}

/** The documentation's "5 pending shares within any 24-hour period" of uploads: content-posting-api-reference-upload-video (2026-11-24). */
export const PENDING_SHARES = { max: 5, window: DAY }

/** Options that the account currently allows, as `creator_info` returns them. */
const firstCreatorInfo = () => ({
  privacy_level_options: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'],
  comment_disabled: false,
  duet_disabled: false,
  stitch_disabled: true,
  max_video_post_duration_sec: 300,
})

/** https://developers.tiktok.com/doc/content-posting-api-reference-get-video-status (2026-11): a minute, sometimes hours. */
const MODERATION = 60_000

export function createTikTokState(now: () => number, redirectUri: string, moderation = MODERATION) {
  return {
    grants: createGrants({ accessLife: DAY, refreshLife: 365 * DAY, now }),
    /** The app's only redirect address. */
    redirectUri,
    creator: firstCreatorInfo(),
    posts: new Map<string, TikTokPost>(),
    /** Reason for which the next post fails in processing; null: it succeeds. */
    failNext: null as string | null,
    /** Milliseconds of moderation, after which the id of a post is public. */
    moderation,
    /** An audited app may post for everyone. */
    isAudited: true,
    /** Address prefixes that the app has verified, from which files may be fetched. */
    ownedPrefixes: ['http://127.0.0.1'],
    nextId: 7_301_234_567_890_123_457n,
    now,
  }
}

export type TikTokState = ReturnType<typeof createTikTokState>
