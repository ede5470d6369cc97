import type { ApprovalRequestStore } from '../../../functions/src/domain/ports/review.ts'
import { type MemoryDatabase, pathOf } from './database.ts'
import { memoryTx } from './transaction.ts'

export function createMemoryApprovalRequests({ approvalRequests }: MemoryDatabase): ApprovalRequestStore {
  return {
    get: async (wid, id) => approvalRequests.get(pathOf(wid, id))?.data ?? null,
    getIn: async (tx, wid, id) => memoryTx(tx).read(approvalRequests, pathOf(wid, id)) ?? null,
    saveIn: (tx, wid, request) => memoryTx(tx).write(() => void approvalRequests.set(pathOf(wid, request.id), request)),
    deleteIn: (tx, wid, id) => memoryTx(tx).write(() => approvalRequests.delete(pathOf(wid, id))),
    listOpen: async () => approvalRequests.all().flatMap(({ id, state }) => (state === 'open' ? [id] : [])),
    listDue: () => {
      throw new Error('reminders are sent from the database only')
    },
  }
}
