import { signMedia } from '@postwright/core/api/media'
import { getMe } from '@postwright/core/api/users'
import { call } from '@/lib/api-client.ts'

export type Calls = { succeeded: number; failures: string[]; slowest: number }

/**
 * Makes many calls at the same moment with the client's own code and the tokens of this tab.
 * @returns how many succeeded, why others did not, and how long the slowest took in milliseconds
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
