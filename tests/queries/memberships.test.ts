import { readFileSync } from 'node:fs'
import { getDocs } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { MEMBERS_GROUP, paths } from '@postwright/core/paths'
import { membershipsQuery } from '@/session/use-memberships.ts'
import { makeAccount } from '../support/factories/admins.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { ELSEWHERE, HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-memberships', 'viewer') }
})

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-memberships')
  const guest = { ...makeBase('viewer'), role: 'editor', uid: 'viewer', workspaceId: ELSEWHERE }
  await world.seed([...makeWorkspaces(), makeAccount('viewer'), place(paths.member(ELSEWHERE, 'viewer'), guest)])
})
afterAll(() => world.close())

it('finds every workspace of one person with the role there, and nobody else’s', async () => {
  const { docs } = await getDocs(membershipsQuery('viewer'))
  const found = docs.map((snapshot) => snapshot.data()).map(({ workspaceId, role }) => ({ workspaceId, role }))
  expect(found).toHaveLength(2)
  expect(found).toContainEqual({ workspaceId: HERE, role: 'viewer' })
  expect(found).toContainEqual({ workspaceId: ELSEWHERE, role: 'editor' })
})

it('has the index across workspaces that production asks for', () => {
  const file: unknown = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'))
  expect(file).toMatchObject({
    fieldOverrides: expect.arrayContaining([
      expect.objectContaining({
        collectionGroup: MEMBERS_GROUP,
        fieldPath: 'uid',
        indexes: expect.arrayContaining([{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }]),
      }),
    ]),
  })
})
