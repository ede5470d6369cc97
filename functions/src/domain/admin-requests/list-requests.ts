import {
  ADMIN_REQUESTS_PAGE_MAX,
  type DeletionEffect,
  type listAdminRequests as contract,
} from '@postwright/core/api/admin-requests'
import type { OutputOf } from '@postwright/core/endpoint'
import { getRequestState } from '@postwright/core/model/admin-request'
import type { z } from 'zod'
import { nameRecords } from '../admin/name-records.ts'
import { AppError } from '../app-error.ts'
import { readTimeCursor, writeCursor } from '../list-cursor.ts'
import type { AdminRequestPlace } from '../ports/operator.ts'
import type { Deps } from '../ports/deps.ts'
import { requestIdFor } from './ask-request.ts'

/** Returns a page of requests with the names of all people involved. */
export async function listAdminRequests(
  deps: Pick<Deps, 'clock' | 'logger' | 'adminRequests' | 'users' | 'workspaces'>,
  { of, after }: z.output<typeof contract.input>,
): Promise<OutputOf<typeof contract>> {
  const place = after === undefined ? null : readPlace(after)
  const page = { now: deps.clock.now(), after: place, limit: ADMIN_REQUESTS_PAGE_MAX }
  const requests = await (of === 'waiting' ? deps.adminRequests.listWaiting(page) : deps.adminRequests.listClosed(page))
  const ids = requests.flatMap(({ personUid, askedBy, decidedBy }) => [personUid, askedBy, decidedBy ?? askedBy])
  const [{ people }, hasSecondAdmin] = await Promise.all([
    nameRecords(deps, { people: ids, workspaces: [] }),
    findSecondAdmin(deps),
  ])
  const last = requests.at(-1)
  const isLastPage = requests.length < ADMIN_REQUESTS_PAGE_MAX || !last
  return {
    requests,
    after: isLastPage ? null : writeCursor({ ids: [last.id], value: last.closesAt }),
    people,
    hasSecondAdmin,
  }
}

/** @throws `validation_failed` for a malformed cursor */
function readPlace(after: string): AdminRequestPlace {
  const { ids, value } = readTimeCursor(after, 1)
  return { closesAt: value, id: ids[0] ?? '' }
}

const findSecondAdmin = async ({ users }: Pick<Deps, 'users'>) => (await users.listAdmins(2)).length > 1

/** Reads the effect of deleting a person. @throws `not_found` */
export async function getDeletionEffect(deps: Deps, { uid }: { uid: string }): Promise<DeletionEffect> {
  const hasSecondAdmin = await findSecondAdmin(deps)
  return deps.transact(async (tx) => {
    const [user, owned, subscription, request] = await Promise.all([
      deps.users.getIn(tx, uid),
      deps.workspaces.listOwnedIn(tx, uid),
      deps.subscriptions.getIn(tx, uid),
      deps.adminRequests.getIn(tx, requestIdFor('delete_person', uid)),
    ])
    if (!user) throw new AppError('not_found', { message: `user ${uid}` })
    const workspaces = await Promise.all(
      owned.map(async ({ id, name }) => {
        const [members, scheduled] = await Promise.all([
          deps.members.countIn(tx, id),
          deps.planUsage.countScheduledIn(tx, id),
        ])
        return { id, name, members, scheduled }
      }),
    )
    const isWaiting = request && getRequestState(request, deps.clock.now()) === 'waiting'
    const { deletesAt } = user
    return { person: user, deletesAt, workspaces, subscription, waiting: isWaiting ? request : null, hasSecondAdmin }
  })
}
