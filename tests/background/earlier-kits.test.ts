import { emptyBrandKit } from '@postwright/core/brand-kit/empty-brand-kit'
import { ruledKitSchema, type WrittenKit } from '@postwright/core/brand-kit/earlier-kit'
import { brandKits } from '@postwright/core/collections/brand-kits'
import { earlierKits } from '@postwright/core/collections/earlier-kits'
import { beforeEach, expect, test } from 'vitest'
import { keepEarlierKit } from '../../functions/src/domain/brand-kits/save-kit-version.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

const DAY = 24 * 60 * 60_000
const MADE = Date.UTC(2026, 10, 2, 9)
const KIT = emptyBrandKit('Oak', 0)

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('earlier-kits')
  await kitRef().set({ ...makeBase('kit1'), ...KIT })
})

const kitRef = () => world.refs.described(brandKits, world.workspaceId).doc('kit1')
const earlierRef = () => world.refs.described(earlierKits, world.workspaceId).doc('kit1')

/** `count` changes of a kit, two a day, each with another sample. */
function writes(count: number): WrittenKit[] {
  return Array.from({ length: count }, (_, at) => ({
    rev: at + 1,
    createdAt: MADE,
    updatedAt: MADE + Math.floor((at + 1) / 2) * DAY,
    kit: ruledKitSchema.parse({ ...KIT, samples: [{ id: 's1', text: `Sample ${at + 1}` }] }),
  }))
}

async function deliver(all: readonly WrittenKit[], at: number, deps = world.deps): Promise<void> {
  const place = { workspaceId: world.workspaceId, kitId: 'kit1' }
  await keepEarlierKit(deps, place, { before: all[at - 1] ?? null, after: all[at] ?? null })
}

async function kept(): Promise<[number, string] | null> {
  const found = (await earlierRef().get()).data()
  return found ? [found.kitRev, found.kit.samples[0]?.text ?? ''] : null
}

test('events that come at once, several times and last first leave what the kit was before its last day of changes', async () => {
  const all = writes(7)
  await Promise.all([...all.keys(), ...all.keys()].toReversed().map((at) => deliver(all, at)))
  expect(await kept()).toEqual([5, 'Sample 5'])
  await deliver(all, 2)
  expect(await kept()).toEqual([5, 'Sample 5'])
})

test('a run that is killed before it is through is made up for by the next delivery', async () => {
  const all = writes(3)
  const killed = deliver(all, 2, {
    ...world.deps,
    transact: (work) =>
      world.deps.transact(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }),
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await kept()).toBeNull()
  await deliver(all, 2)
  expect(await kept()).toEqual([2, 'Sample 2'])
})

test('an event that comes after the kit was deleted brings nothing back', async () => {
  const all = writes(5)
  await deliver(all, 2)
  await kitRef().delete()
  await world.deps.earlierKits.delete(world.workspaceId, 'kit1')
  await deliver(all, 4)
  expect(await kept()).toBeNull()
})
