import { decks } from '@postwright/core/collections/decks'
import { DECK_VERSIONS_MAX, deckVersions } from '@postwright/core/collections/deck-versions'
import { SLIDE_VERSION_SPAN } from '@postwright/core/collections/slide-versions'
import { slides } from '@postwright/core/collections/slides'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { keepDeckVersion, type DeckWrite } from '../../functions/src/domain/decks/deck-versions.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'
import { sampleEntity } from '../support/sample-entity.ts'

const START = 1_000 * SLIDE_VERSION_SPAN

let world: PublishingWorld
const deckPath = () => paths.deck(world.workspaceId, 'deck1')

beforeEach(async () => {
  world = await createPublishingWorld('deck-versions')
  await world.refs.db.doc(deckPath()).set(sampleEntity(decks, { id: 'deck1', name: 'Lamps' }))
})

/** Stores a slide, or deletes it when `stored` is null, and delivers the event. */
async function write(author: string, minutes: number, slideId: string, stored: { rev: number; place: number } | null) {
  const ref = world.refs.db.doc(paths.slide(world.workspaceId, slideId))
  if (stored) await ref.set(sampleEntity(slides, { id: slideId, deckId: 'deck1', ...stored }))
  else await ref.delete()
  const rev = stored?.rev ?? 1
  const event: DeckWrite = {
    workspaceId: world.workspaceId,
    deckId: 'deck1',
    author,
    at: START + minutes * 60_000,
    slide: { id: slideId, rev, contentHash: stored ? String(rev).padStart(64, '0') : '' },
  }
  await keepDeckVersion(world.deps, event)
  return event
}

async function kept() {
  const all = world.refs.described(deckVersions, world.workspaceId).where('deckId', '==', 'deck1')
  return (await all.orderBy('createdAt').get()).docs.map((each) => each.data())
}

test('a deck is kept as each person left it, with what had changed in words that can be counted', async () => {
  await write('ada', 0, 'one', { rev: 1, place: 0 })
  await write('ada', 1, 'two', { rev: 1, place: 1 })
  await write('ben', 2, 'one', { rev: 2, place: 0 })
  await write('ben', 3, 'three', { rev: 1, place: 2 })
  await write('ada', 4, 'two', null)
  const versions = await kept()
  expect(
    versions.map(({ createdBy, slides: all }) => [
      createdBy,
      all.map(({ slideId, slideRev }) => `${slideId} ${slideRev}`),
    ]),
  ).toEqual([
    ['ada', ['one 1', 'two 1']],
    ['ben', ['one 2', 'two 1', 'three 1']],
    ['ada', ['one 2', 'three 1']],
  ])
  expect(versions[0]?.difference).toBeNull()
  expect(versions[1]?.difference).toMatchObject({ changed: 1, added: 1, removed: 0, isReordered: false })
  expect(versions[2]?.difference).toMatchObject({ changed: 0, added: 0, removed: 1 })
})

test('another order, name, format and theme are versions too', async () => {
  await write('ada', 0, 'one', { rev: 1, place: 0 })
  await write('ada', 0, 'two', { rev: 1, place: 1 })
  await write('ben', 1, 'two', { rev: 2, place: -1 })
  await world.refs.db.doc(deckPath()).update({ name: 'Lights', format: '1:1' })
  await keepDeckVersion(world.deps, {
    workspaceId: world.workspaceId,
    deckId: 'deck1',
    author: 'ada',
    at: START + 120_000,
    slide: null,
  })
  const [, moved, renamed] = await kept()
  expect(moved?.difference).toMatchObject({ isReordered: true })
  expect(renamed?.difference).toMatchObject({ isRenamed: true, isReformatted: true, isRethemed: false, changed: 0 })
})

test('events that come twice or late keep nothing more, and bring no removed slide back', async () => {
  const event = await write('ada', 0, 'one', { rev: 1, place: 0 })
  await write('ben', 1, 'two', { rev: 1, place: 1 })
  await write('ben', 2, 'one', null)
  const before = await kept()
  await keepDeckVersion(world.deps, event)
  expect(await kept()).toEqual(before)
})

test('only so many versions are kept, the latest ones', async () => {
  for (let step = 0; step < DECK_VERSIONS_MAX + 3; step += 1)
    await write(step % 2 === 0 ? 'ada' : 'ben', step, 'one', { rev: step + 1, place: 0 })
  const versions = await kept()
  expect([versions.length, versions.at(-1)?.slides[0]?.slideRev]).toEqual([DECK_VERSIONS_MAX, DECK_VERSIONS_MAX + 3])
})

test('a deleted deck takes its versions with it, and a late event brings none back', async () => {
  const event = await write('ada', 0, 'one', { rev: 1, place: 0 })
  await world.refs.db.doc(deckPath()).delete()
  await world.deps.trash.deleteOfDeck(world.workspaceId, 'deck1')
  await keepDeckVersion(world.deps, event)
  expect(await kept()).toEqual([])
})
