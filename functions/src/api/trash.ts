import * as contract from '@postwright/core/api/trash'
import { deleteForGood, emptyTrash } from '../domain/trash/delete-for-good.ts'
import { moveToTrash } from '../domain/trash/move-to-trash.ts'
import { restoreFromTrash } from '../domain/trash/restore-from-trash.ts'
import { bind, type Route } from '../http/bind.ts'

export const TRASH_ROUTES: readonly Route[] = [
  bind(contract.moveToTrash, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
    moveToTrash(deps, caller, input),
  ),

  bind(contract.restoreFromTrash, { limit: { perMinute: 120, by: 'account' } }, ({ deps, caller, input }) =>
    restoreFromTrash(deps, caller, input),
  ),

  bind(contract.deleteForGood, { limit: { perMinute: 120, by: 'account' } }, async ({ deps, caller, input }) => {
    await deleteForGood(deps, caller, input)
    return { deleted: true as const }
  }),

  bind(contract.emptyTrash, { limit: { perMinute: 60, by: 'account' } }, ({ deps, caller, input }) =>
    emptyTrash(deps, caller, input),
  ),
]
