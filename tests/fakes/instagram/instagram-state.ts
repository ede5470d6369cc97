import type { Container } from '../meta-graph/containers.ts'
import { createGraphTokens } from '../meta-graph/graph-tokens.ts'
import { createVisibility } from '../support/visibility.ts'

export type InstagramComment = { id: string; text: string; username: string; timestamp: string }

export type InstagramMedia = {
  id: string
  caption: string
  timestamp: string
  permalink: string
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  isStory: boolean
  comments: InstagramComment[]
}

/** The operator's app, and one professional account that uses it. */
export const INSTAGRAM_APP = {
  clientId: '1209876543210987',
  clientSecret: 'instagram-app-secret-1',
  redirectUri: 'http://localhost/dashboard/connected-platforms/callback',
}

export const INSTAGRAM_ACCOUNT = {
  user_id: '17841400008460056',
  username: 'kitchenandgarden',
  name: 'Kitchen & Garden',
}

export function createInstagramState(now: () => number, redirectUri: string) {
  return {
    tokens: createGraphTokens(now),
    redirectUri,
    accountType: 'BUSINESS' as 'BUSINESS' | 'Business' | 'Media_Creator' | 'MEDIA_CREATOR' | 'PERSONAL',
    /** Metrics that the network no longer serves. */
    endedMetrics: [] as string[],
    containers: new Map<string, Container>(),
    media: [] as InstagramMedia[],
    seen: createVisibility(),
    quota: { used: 0, total: 100 },
    nextId: 17_900_000_000_000_001n,
    now,
  }
}

export type InstagramState = ReturnType<typeof createInstagramState>

export function newId(state: { nextId: bigint }): string {
  state.nextId += 1n
  return String(state.nextId)
}

/** A time in the API's format, such as `2026-11-22T12:00:00+0000`. */
export const graphTime = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, '+0000')
