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
  /** How many looks at it find it in processing, once everything is there. */
  looksLeft: number
  failReason: string | null
  postId: string
  isPublic: boolean
  /** Left for the account to finish in the app, since when; null: posted directly. */
  draftAt: number | null
  /** Whether a person has published the draft. */
  isFinished: boolean
  /** Since when it is complete. */
  doneAt: number | null
  content: unknown
}

/** The documentation's "5 pending shares within any 24-hour period" of uploads: content-posting-api-reference-upload-video (2026-11-24). */
export const PENDING_SHARES = { max: 5, window: DAY }

/** What the account allows at the moment, as `creator_info` tells it. */
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
    /** Where the app may send people back to. */
    redirectUri,
    creator: firstCreatorInfo(),
    posts: new Map<string, TikTokPost>(),
    /** Why the next post fails in processing; null: it does not. */
    failNext: null as string | null,
    /** How long a post is moderated, after which its id is public; milliseconds. */
    moderation,
    /** An audited app may post for everyone. */
    isAudited: true,
    /** The places from which the app may let files be fetched. */
    ownedPrefixes: ['http://127.0.0.1'],
    nextId: 7_301_234_567_890_123_457n,
    now,
  }
}

export type TikTokState = ReturnType<typeof createTikTokState>
