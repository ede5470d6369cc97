import { createGraphTokens } from '../meta-graph/graph-tokens.ts'
import { createVisibility } from '../support/visibility.ts'

export type FacebookComment = { id: string; message: string; created_time: string; from: { id: string; name: string } }

export type FacebookPost = {
  id: string
  message: string
  created_time: string
  permalink_url: string
  /** Ids of the photos that the post shows. */
  photos: string[]
  comments: FacebookComment[]
}

export type FacebookPhoto = { id: string; page: string; url: string; isShown: boolean }

export type FacebookVideo = {
  id: string
  page: string
  edge: 'videos' | 'video_reels' | 'video_stories'
  description: string
  created_time: string
  phase: 'started' | 'uploaded' | 'published'
  /** Number of status reads that still find the upload in progress. */
  looksLeft: number
  failure: string | null
  comments: FacebookComment[]
}

export type FacebookStory = {
  post_id: string
  media_id: string
  page: string
  creation_time: string
  status: 'PUBLISHED'
}

export type FacebookPage = { id: string; name: string; username: string | null; tasks: string[] }

/** The operator's app, and one person with three Pages, one of which they may not publish on. */
export const FACEBOOK_APP = {
  clientId: '402145987654321',
  clientSecret: 'facebook-app-secret-1',
  redirectUri: 'http://localhost/dashboard/connected-platforms/callback',
}

export const FACEBOOK_PERSON = { id: '10222233334444555', name: 'Kim Example' }

export const FACEBOOK_PAGES: FacebookPage[] = [
  {
    id: '110022003300440',
    name: 'Kitchen & Garden',
    username: 'kitchenandgarden',
    tasks: ['CREATE_CONTENT', 'MODERATE'],
  },
  { id: '110022003300441', name: 'Kitchen & Garden Shop', username: null, tasks: ['CREATE_CONTENT', 'MANAGE'] },
  { id: '110022003300442', name: 'A neighbour’s Page', username: null, tasks: ['ANALYZE'] },
]

/** Pages of business portfolios. The first is also one of the person's own Pages, and the last does not allow publishing. */
export const FACEBOOK_BUSINESS_PAGES = {
  owned: [
    { id: '110022003300440', name: 'Kitchen & Garden', username: 'kitchenandgarden', tasks: ['CREATE_CONTENT'] },
    { id: '110022003300450', name: 'Garden Holding', username: null, tasks: ['MANAGE', 'CREATE_CONTENT'] },
  ],
  client: [
    { id: '110022003300451', name: 'A client’s Page', username: null, tasks: ['PROFILE_PLUS_CREATE_CONTENT'] },
    { id: '110022003300452', name: 'A client’s other Page', username: null, tasks: ['ANALYZE'] },
  ],
} satisfies Record<string, FacebookPage[]>

/** A portfolio with Pages, and one that the person has no access to. */
export const FACEBOOK_BUSINESSES = [
  { id: '880022003300001', isOpen: true },
  { id: '880022003300002', isOpen: false },
]

export function createFacebookState(now: () => number, redirectUri: string) {
  return {
    tokens: createGraphTokens(now),
    redirectUri,
    posts: [] as FacebookPost[],
    photos: [] as FacebookPhoto[],
    videos: [] as FacebookVideo[],
    stories: [] as FacebookStory[],
    seen: createVisibility(),
    nextId: 122_100_000_000_001n,
    now,
  }
}

export type FacebookState = ReturnType<typeof createFacebookState>

export function newId(state: { nextId: bigint }): string {
  state.nextId += 1n
  return String(state.nextId)
}

/** A time in the API's format, such as `2026-11-22T12:00:00+0000`. */
export const graphTime = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')
