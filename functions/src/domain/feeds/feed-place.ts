import type { FeedPlace } from '../ports/feeds.ts'
import { documentId } from '@postwright/core/ids'
import { z } from 'zod'

const placeSchema = z.object({ workspaceId: documentId(), feedId: documentId() })
const SEPARATOR = '.'

/** The name of a feed in its address. Its second half is random, and all that protects what is published there. */
export function feedToken({ workspaceId, feedId }: FeedPlace): string {
  return `${workspaceId}${SEPARATOR}${feedId}`
}

/** Null for what is no name of a feed. */
export function readFeedToken(token: string): FeedPlace | null {
  const [workspaceId, feedId, ...rest] = token.split(SEPARATOR)
  return rest.length > 0 ? null : (placeSchema.safeParse({ workspaceId, feedId }).data ?? null)
}
