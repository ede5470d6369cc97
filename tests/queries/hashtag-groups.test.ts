import { getDoc, getDocs, doc } from 'firebase/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import { HASHTAG_GROUP_TAGS_MAX } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { collectionRef } from '@/lib/live/refs.ts'
import { hashtagGroupDrafts } from '@/posts/data/hashtag-group-drafts.ts'
import { hashtagGroupsQuery } from '@/posts/data/use-hashtag-groups.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-hashtags', 'editor') }
})

const { server } = hashtagGroupDrafts

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld('demo-queries-hashtags')
  const group = (id: string, name: string) =>
    place(`${paths.hashtagGroups(HERE)}/${id}`, { ...makeBase(id), name, hashtags: ['coffee', 'Coffee'] })
  await world.seed([...makeWorkspaces(), group('b', 'Beans'), group('a', 'Art')])
})
afterAll(() => world.close())

it('lists the groups of a workspace by name', async () => {
  const groups = await getDocs(hashtagGroupsQuery(HERE))
  expect(groups.docs.map((each) => each.data().name)).toEqual(['Art', 'Beans'])
})

it('begins and saves groups as the rules allow, and removes none past the trash', async () => {
  const id = server.newId(HERE)
  const draft = { name: 'Tea', hashtags: Array.from({ length: HASHTAG_GROUP_TAGS_MAX }, (_, at) => `tag${at}`) }
  expect(await server.create(HERE, id, { uid: 'editor', draft })).toBe('written')
  expect(await server.write(HERE, id, { uid: 'editor', draft: { ...draft, name: 'Green tea' }, rev: 2 })).toBe(
    'written',
  )
  expect(await server.write(HERE, id, { uid: 'editor', draft: { ...draft, name: 'From an older tab' }, rev: 2 })).toBe(
    'refused',
  )
  expect(await server.read(HERE, id)).toMatchObject({ rev: 2, draft: { name: 'Green tea' }, editable: true })
  const stored = await getDoc(doc(collectionRef(hashtagGroups, HERE), id))
  expect(stored.data()).toMatchObject({ id, createdBy: 'editor', rev: 2 })
  expect(await server.remove(HERE, id)).toBe('refused')
})

it('shows a hashtag that is stored twice once', async () => {
  expect(await server.read(HERE, 'a')).toMatchObject({ draft: { hashtags: ['coffee'] } })
})
