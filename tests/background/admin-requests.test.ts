import { beforeEach, expect, test } from 'vitest'
import { askAdminRequest } from '../../functions/src/domain/admin-requests/ask-request.ts'
import { approveAdminRequest } from '../../functions/src/domain/admin-requests/decide-request.ts'
import type { Deps } from '../../functions/src/domain/ports/deps.ts'
import type { Transact } from '../../functions/src/domain/ports/documents.ts'
import { createEarnWorld, type EarnWorld } from '../support/earn.ts'

const ADMINS = [
  { uid: 'first-admin', sessionId: 's', role: 'admin' },
  { uid: 'second-admin', sessionId: 's', role: 'admin' },
] as const

let world: EarnWorld
beforeEach(async () => {
  world = await createEarnWorld()
})

/** Dependencies whose process dies within its first transaction, or after the commit, before the reply. */
function killedAt(when: 'before' | 'after'): Deps {
  const transact: Transact = async (work) => {
    await world.deps.transact(async (tx) => {
      const result = await work(tx)
      if (when === 'before') throw new Error('killed')
      return result
    })
    throw new Error('killed')
  }
  return { ...world.deps, transact }
}

const input = () => ({
  subject: world.ada.uid,
  wanted: { kind: 'delete_person', when: 'after_grace' } as const,
  reason: 'Asked for by letter',
})
const deletesAt = async () => (await world.deps.users.get(world.ada.uid))?.deletesAt ?? null

test.each(['before', 'after'] as const)('an approval killed %s its write is finished by repeating it', async (when) => {
  await expect(askAdminRequest(killedAt(when), ADMINS[0], input())).rejects.toThrow('killed')
  const { request } = await askAdminRequest(world.deps, ADMINS[0], input())
  expect(request.rev).toBe(1)
  const seen = { requestId: request.id, rev: request.rev }
  await expect(approveAdminRequest(killedAt(when), ADMINS[1], seen)).rejects.toThrow('killed')
  const stored = await world.deps.adminRequests.get(request.id)
  // One transaction stores the decision and the action, so neither exists without the other.
  expect(stored?.state === 'approved').toBe((await deletesAt()) !== null)
  const { request: approved } = await approveAdminRequest(world.deps, ADMINS[1], seen)
  expect(approved).toMatchObject({ state: 'approved', decidedBy: ADMINS[1].uid, rev: 2 })
  const at = await deletesAt()
  world.clock.advance(1000)
  await approveAdminRequest(world.deps, ADMINS[1], seen)
  expect(await deletesAt()).toBe(at)
})

test('an approval that comes after the request has expired changes nothing', async () => {
  const { request } = await askAdminRequest(world.deps, ADMINS[0], input())
  world.clock.advance(request.closesAt - world.clock.now())
  const late = approveAdminRequest(world.deps, ADMINS[1], { requestId: request.id, rev: request.rev })
  await expect(late).rejects.toMatchObject({ code: 'request_closed' })
  expect(await deletesAt()).toBeNull()
})
