import { z } from 'zod'
import { retryAtOf } from '../oauth-api/retry-at.ts'

const MINUTE = 60_000

/** One entry per business account and kind of call; the time is in minutes. */
const usageSchema = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().min(0).catch(0) })),
)

/** When the network allows another call, by what its headers say; null when they say nothing. `now` is epoch milliseconds. */
export function graphRetryAt(headers: Headers, now: number): number | null {
  const minutes = Math.max(0, ...waitsIn(headers.get('x-business-use-case-usage')))
  return retryAtOf(headers, now) ?? (minutes === 0 ? null : now + minutes * MINUTE)
}

function waitsIn(header: string | null): number[] {
  if (header === null) return []
  try {
    const usage = usageSchema.safeParse(JSON.parse(header)).data ?? {}
    return Object.values(usage).flatMap((calls) => calls.map((call) => call.estimated_time_to_regain_access))
  } catch {
    return []
  }
}
