import type { Clock } from '../domain/ports/world.ts'
import { patchFor } from './converter.ts'
import { nextRevision } from './next-revision.ts'
import type { Refs } from './refs.ts'
import { within } from './transaction.ts'
import type { WorkspaceStore } from '../domain/ports/people.ts'

export function createWorkspaceStore(refs: Refs, clock: Clock): WorkspaceStore {
  return {
    get: async (wid) => (await refs.workspace(wid).get()).data() ?? null,

    getIn: async (tx, wid) => (await within(tx).get(refs.workspace(wid))).data() ?? null,

    createIn: (tx, workspace) => {
      within(tx).create(refs.workspace(workspace.id), workspace)
    },

    updateIn: (tx, workspace, patch) => {
      const changes = { ...patch, ...nextRevision(workspace, clock) }
      within(tx).update(refs.workspace(workspace.id), patchFor(changes, workspace))
      return { ...workspace, ...changes }
    },
  }
}
