import { createGrants } from '../support/grants.ts'
import { createVisibility } from '../support/visibility.ts'

const MINUTE = 60_000
/** Epoch of the milliseconds in X's ids. */
const ID_EPOCH = 1_288_834_974_657

export type XMedia = {
  id: string
  type: string
  category: string
  totalBytes: number
  segments: Map<number, Uint8Array>
  state: 'uploading' | 'pending' | 'in_progress' | 'succeeded' | 'failed'
  /** Stays in progress for ever. */
  isEndless: boolean
  alt: string | null
  /** Subtitles of a video, by language. */
  subtitles: Map<string, XSubtitles>
}

export type XSubtitles = { id: string; language_code: string; display_name: string }

export type XPost = {
  id: string
  createdAt: number
  /** As it was sent, and as X shows it: links shortened, signs of HTML escaped. */
  sent: string
  text: string
  urls: { start: number; end: number; url: string; expanded_url: string; media_key?: string }[]
  mediaIds: readonly string[]
  repliesTo: string | null
}

/** State of X with one person. Ids increase and contain their time, like X's own. */
export function createXState(now: () => number) {
  let count = 0
  const posts: XPost[] = []
  return {
    now,
    user: { id: '2244994945', username: 'postwright_dev', name: 'Postwright Dev', subscription_type: 'None' },
    grants: createGrants({ accessLife: 120 * MINUTE, refreshLife: 180 * 24 * 60 * MINUTE, now }),
    /** Expiry of each code. */
    codeEnds: new Map<string, number>(),
    media: new Map<string, XMedia>(),
    posts,
    /** Whether its app is a self-serve one, which may reply only where it was mentioned or quoted. */
    refusesReplies: false,
    /** Posts of the current quarter of an hour. */
    spent: { since: 0, count: 0 },
    visibility: createVisibility(),
    nextId: () => {
      count += 1
      return String((BigInt(now() - ID_EPOCH) << 22n) + BigInt(count))
    },
  }
}

export type XState = ReturnType<typeof createXState>
