import type { Container } from '../meta-graph/containers.ts'
import { createGraphTokens } from '../meta-graph/graph-tokens.ts'
import { createVisibility } from '../support/visibility.ts'

export type ThreadsPost = {
  id: string
  text: string
  timestamp: string
  permalink: string
  media_type: string
  /** Id of the post that it replies to. */
  replyTo: string | null
}

/** The operator's app, and one profile that uses it. */
export const THREADS_APP = {
  clientId: '990602627938098',
  clientSecret: 'threads-app-secret-1',
  redirectUri: 'http://localhost/dashboard/connected-platforms/callback',
}

export const THREADS_PROFILE = { id: '17841405793187218', username: 'kitchenandgarden', name: 'Kitchen & Garden' }

export function createThreadsState(now: () => number, redirectUri: string) {
  return {
    tokens: createGraphTokens(now),
    redirectUri,
    containers: new Map<string, Container>(),
    posts: [] as ThreadsPost[],
    seen: createVisibility(),
    quotaUsed: 0,
    repliesUsed: 0,
    nextId: 17_889_615_691_921_648n,
    now,
  }
}

export type ThreadsState = ReturnType<typeof createThreadsState>

export function newId(state: { nextId: bigint }): string {
  state.nextId += 1n
  return String(state.nextId)
}
