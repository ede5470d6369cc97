import type { Finding } from './finding.ts'
import type { Publication } from './simulation.ts'

type Rest = Pick<Finding, 'code' | 'facts'> & Partial<Finding>

/** Creates a finding about one publication; by default its fix is to open the post or, without one, the series. */
export function findingOf(publication: Publication, rest: Rest): Finding {
  const { postId, connectionId, seriesId, queueId, excerpt, scheduled } = publication
  const mend = mendOf(publication)
  return { at: scheduled.instant, postId, connectionId, seriesId, queueId, excerpt, mend, ...rest }
}

function mendOf({ postId, seriesId, connectionId }: Publication): Finding['mend'] {
  if (postId !== null) return { kind: 'open_post', postId }
  return seriesId === null ? { kind: 'reconnect', connectionId } : { kind: 'open_series', seriesId }
}
