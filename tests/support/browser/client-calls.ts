import { signMedia } from '@postwright/core/api/media'
import { getMe } from '@postwright/core/api/users'
import { call } from '@/lib/api-client.ts'

export type Calls = { succeeded: number; failures: string[]; slowest: number }

/**
 * Makes many calls at once with the client's own code and this tab's tokens.
 * @returns number of successes, errors of the others, and the slowest time in milliseconds
 */
export async function callAtOnce(count: number, workspaceId: string): Promise<Calls> {
  const began = performance.now()
  const took: number[] = []
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, async (_, i) => {
      await (i % 2 === 0 ? call(getMe, {}) : call(signMedia, { workspaceId, mediaIds: [] }))
      took.push(performance.now() - began)
    }),
  )
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
  return { succeeded: count - failures.length, failures, slowest: Math.max(0, ...took) }
}
