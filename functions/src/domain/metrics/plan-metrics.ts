import type { Variant } from '@postwright/core/model/variant'
import type { Deps } from '../ports/deps.ts'
import { LOCATE_AFTER } from './locate-publication.ts'
import { METRICS_AFTER } from './metrics-ages.ts'

export type PublicationFacts = Pick<Variant, 'id' | 'workspaceId' | 'postId' | 'connectionId' | 'platform'> & {
  remoteId: string
  publishedAt: number
}

/** Has a publication measured from now on, where its network tells figures. Repeating it changes nothing. */
export async function planMetrics(
  { metrics, publishers }: Pick<Deps, 'metrics' | 'publishers'>,
  { id, workspaceId, postId, connectionId, platform, remoteId, publishedAt }: PublicationFacts,
): Promise<void> {
  const { metrics: ask, later } = publishers[platform]
  if (!ask) return
  const after = later?.isProvisional(remoteId) ? LOCATE_AFTER : METRICS_AFTER['1h']
  const publication = { id, workspaceId, postId, connectionId, platform, remoteId, publishedAt }
  await metrics.plan({ ...publication, age: '1h', tries: 0, dueAt: publishedAt + after })
}
