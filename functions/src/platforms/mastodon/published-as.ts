import type { Connection } from '@postwright/core/model/connection'
import type { Published } from '../../domain/ports/networks.ts'
import type { Status } from './reply-schemas.ts'

export function publishedAs({ service, handle }: Connection, { id, url }: Pick<Status, 'id' | 'url'>): Published {
  const [username = ''] = handle.split('@')
  return { kind: 'published', remoteId: id, url: url ?? `${service}/@${username}/${id}` }
}
