import type { Connection } from '@postwright/core/model/connection'

/** What a connection's sealed secret is bound to: copied to another account or workspace it does not open. */
export function secretContext(workspaceId: string, connection: Pick<Connection, 'id' | 'platform'>): string {
  return `${workspaceId}|${connection.platform}|${connection.id}`
}
