import { failedStateSchema } from '@postwright/core/model/failed-post'
import { platformSchema } from '@postwright/core/platforms/platform'
import { publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import type { FailedFilter } from './data/failed-posts.ts'

/** Reads the filter from the address; unknown values are ignored. */
export function readFilter(params: URLSearchParams): FailedFilter {
  const state = failedStateSchema.safeParse(params.get('state')).data ?? 'failed'
  const platform = platformSchema.safeParse(params.get('network')).data
  const cause = publishErrorKindSchema.safeParse(params.get('cause')).data
  const workspaceId = params.get('workspace')
  const person = params.get('person')
  return {
    state,
    ...(platform && { platform }),
    ...(cause && { cause }),
    ...(workspaceId && { workspaceId }),
    ...(person && { person }),
  }
}

/** Returns the query parameters with one parameter removed or replaced; the default state is left out. */
export function withPart(params: URLSearchParams, part: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params)
  if (value === null || (part === 'state' && value === 'failed')) next.delete(part)
  else next.set(part, value)
  return next
}
