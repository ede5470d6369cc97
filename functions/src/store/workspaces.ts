import type { Workspace } from '@postwright/core/model/workspace'
import type { Clock } from '../domain/ports.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import type { Tx } from './transaction.ts'

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>

export function createWorkspaceStore(refs: Refs, clock: Clock) {
  return {
    get: async (wid: string): Promise<Workspace | null> => (await refs.workspace(wid).get()).data() ?? null,

    getIn: async (tx: Tx, wid: string): Promise<Workspace | null> => (await tx.get(refs.workspace(wid))).data() ?? null,

    createIn: (tx: Tx, workspace: Workspace): void => {
      tx.create(refs.workspace(workspace.id), workspace)
    },

    updateIn: (tx: Tx, workspace: Workspace, patch: Partial<Workspace>): Workspace => {
      const changes = { ...patch, ...nextRevision(workspace, clock) }
      tx.update(refs.workspace(workspace.id), patchFor(changes, workspace))
      return { ...workspace, ...changes }
    },
  }
}
