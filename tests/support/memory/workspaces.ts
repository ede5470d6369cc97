import type { Clock } from '../../../functions/src/domain/ports/world.ts'
import { nextRevision } from '../../../functions/src/store/converter.ts'
import type { WorkspaceStore } from '../../../functions/src/domain/ports/people.ts'
import type { MemoryDatabase } from './database.ts'
import { memoryTx } from './transaction.ts'

export function createMemoryWorkspaces(
  { workspaces }: MemoryDatabase,
  clock: Clock,
): Pick<WorkspaceStore, 'get' | 'getIn' | 'updateIn'> {
  return {
    get: async (wid) => workspaces.get(wid)?.data ?? null,
    getIn: async (tx, wid) => memoryTx(tx).read(workspaces, wid) ?? null,
    updateIn: (tx, workspace, patch) => {
      const changes = { ...patch, ...nextRevision(workspace, clock) }
      memoryTx(tx).write(() => void workspaces.update(workspace.id, changes), {
        collection: workspaces,
        path: workspace.id,
      })
      return { ...workspace, ...changes }
    },
  }
}
