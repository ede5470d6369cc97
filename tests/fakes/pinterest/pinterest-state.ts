import { createGrants } from '../support/grants.ts'

const DAY = 24 * 60 * 60 * 1000

export type PinterestBoard = { id: string; name: string; privacy: 'PUBLIC' | 'PROTECTED' | 'SECRET' }

export type PinterestUpload = {
  parameters: Record<string, string>
  status: 'registered' | 'processing' | 'succeeded' | 'failed'
  /** Number of status reads that still find it in processing. */
  looksLeft: number
}

export type PinterestPin = {
  id: string
  board_id: string
  board_section_id: string | null
  created_at: string
  title: string | null
  description: string | null
  link: string | null
  alt_text: string | null
  media: { media_type: 'image' | 'multiple_images' | 'video' }
}

/** One operator's app and one account that uses it. */
export const PINTEREST_APP = {
  clientId: '1449912',
  clientSecret: 'pinterest-app-secret-1',
  redirectUri: 'http://localhost/dashboard/connected-platforms/callback',
}

export const PINTEREST_ACCOUNT = { id: '2783136121146311751', username: 'kitchenandgarden' }

export function createPinterestState(now: () => number, redirectUri: string) {
  return {
    grants: createGrants({ accessLife: 30 * DAY, refreshLife: 60 * DAY, now }),
    /** The app's only redirect address. */
    redirectUri,
    boards: firstBoards(),
    /** By board. */
    sections: new Map([
      [
        '549755885175',
        [
          { id: '549755885180', name: 'Salads' },
          { id: '549755885181', name: 'Soups' },
        ],
      ],
    ]),
    uploads: new Map<string, PinterestUpload>(),
    pins: [] as (PinterestPin & { looksLeft: number })[],
    nextId: 813_744_200_000_001,
    now,
  }
}

function firstBoards(): PinterestBoard[] {
  return [
    { id: '549755885175', name: 'Summer recipes', privacy: 'PUBLIC' },
    { id: '549755885176', name: 'Winter recipes', privacy: 'PUBLIC' },
    { id: '549755885177', name: 'Ideas for later', privacy: 'PROTECTED' },
  ]
}

export type PinterestState = ReturnType<typeof createPinterestState>
