import { decks } from '@postwright/core/collections/decks'
import { SLIDE_VERSION_SPAN, slideVersions } from '@postwright/core/collections/slide-versions'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
import { keepSlideVersion, type WrittenSlide } from '../../functions/src/domain/decks/deck-versions.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'
import { sampleEntity } from '../support/sample-entity.ts'
import { shapeLayer, slideOf } from '../unit/scene/sample-scene.ts'

let world: PublishingWorld
const deckPath = () => paths.deck(world.workspaceId, 'deck1')

beforeEach(async () => {
  world = await createPublishingWorld('slide-versions')
  await world.refs.db.doc(deckPath()).set(sampleEntity(decks, { id: 'deck1' }))
})

/** Writes of one slide, each with a new name for its layer. */
function writes(...steps: [author: string, name: string][]): WrittenSlide[] {
  return steps.map(([author, name], i) => {
    const { id: _id, ...draft } = slideOf('slide1', [shapeLayer('lamp', { name })], { place: i })
    return { rev: i + 1, author, at: 1_000 * SLIDE_VERSION_SPAN + i * 1_000, draft }
  })
}

async function deliver(all: readonly WrittenSlide[]): Promise<void> {
  const place = { workspaceId: world.workspaceId, slideId: 'slide1' }
  for (const [at, after] of all.entries()) await keepSlideVersion(world.deps, place, all[at - 1] ?? null, after)
}

async function kept(): Promise<string[]> {
  const all = world.refs.described(slideVersions, world.workspaceId)
  const { docs } = await all.where('slideId', '==', 'slide1').orderBy('slideRev').get()
  return docs.map((each) => `${each.data().createdBy}: ${each.data().draft.layers[0]?.name}`)
}

test('a slide is kept as each person left it, and not anew when it only moves to another place', async () => {
  await deliver(writes(['ada', 'Lam'], ['ada', 'Lamp'], ['ben', 'Light'], ['ada', 'Sun'], ['ben', 'Sun']))
  expect(await kept()).toEqual(['ada: Lamp', 'ben: Light', 'ada: Sun'])
})

test('events that come twice keep nothing twice', async () => {
  const all = writes(['ada', 'Lamp'], ['ben', 'Light'])
  await deliver(all)
  await deliver(all)
  expect(await kept()).toEqual(['ada: Lamp', 'ben: Light'])
})

test('what a deleted deck leaves is removed, and a late event brings nothing back', async () => {
  const all = writes(['ada', 'Lamp'], ['ben', 'Light'])
  await deliver(all)
  await world.refs.db.doc(deckPath()).delete()
  await world.deps.trash.deleteOfDeck(world.workspaceId, 'deck1')
  await deliver(all)
  expect(await kept()).toEqual([])
})
