import type { ApprovalRequest } from '@postwright/core/model/approval-request'
import type { Connection } from '@postwright/core/model/connection'
import type { Heartbeat } from '@postwright/core/model/heartbeat'
import type { Media } from '@postwright/core/model/media'
import type { Member } from '@postwright/core/model/member'
import type { Post } from '@postwright/core/model/post'
import type { PublishLogEntry } from '@postwright/core/model/publish-log-entry'
import type { Variant } from '@postwright/core/model/variant'
import type { Workspace } from '@postwright/core/model/workspace'
import type { ConnectionSecret, NetworkState } from '../../../functions/src/domain/ports/connections.ts'
import type { DueRow } from '../../../functions/src/domain/ports/publishing.ts'
import { MemoryCollection } from './collection.ts'

export type MemoryDatabase = ReturnType<typeof createMemoryDatabase>

/** Documents that publishing reads and writes. Those of a workspace have the path `{wid}/{id}`. */
export function createMemoryDatabase() {
  return {
    posts: new MemoryCollection<Post>({}),
    variants: new MemoryCollection<Variant, 'post' | 'connection' | 'state'>({
      post: ({ workspaceId, postId }) => pathOf(workspaceId, postId),
      connection: ({ workspaceId, connectionId }) => pathOf(workspaceId, connectionId),
      state: ({ state }) => state,
    }),
    approvalRequests: new MemoryCollection<ApprovalRequest>({}),
    due: new MemoryCollection<DueRow, 'shard'>({ shard: ({ shard }) => String(shard) }),
    publishLog: new MemoryCollection<PublishLogEntry, 'variant'>({ variant: ({ variantId }) => variantId }),
    connections: new MemoryCollection<Connection>({}),
    connectionSecrets: new MemoryCollection<ConnectionSecret>({}),
    networkStates: new MemoryCollection<NetworkState>({}),
    heartbeats: new MemoryCollection<Heartbeat>({}),
    members: new MemoryCollection<Member>({}),
    workspaces: new MemoryCollection<Workspace>({}),
    media: new MemoryCollection<Media>({}),
  }
}

export function pathOf(workspaceId: string, id: string): string {
  return `${workspaceId}/${id}`
}
