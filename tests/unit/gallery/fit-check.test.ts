import type { Contribution } from '@postwright/core/gallery/contribution'
import { designOfDeck } from '@postwright/core/gallery/deck-design'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import { type TemplateDesign, beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { SWISS_RULES } from '@postwright/core/scene/templates/designs/swiss-rules'
import { expect, it } from 'vitest'
import { offerContribution, isBuiltIn } from '../../../functions/src/domain/contributions/offer-contribution.ts'
import { createFitCheck } from '../../../functions/src/files/create-files.ts'

let count = 0
const newSlideId = () => `slide${(count += 1)}`
const scene = beginFromTemplate(SWISS_RULES, { name: 'Mine', deckId: 'deck1', newSlideId })
const design = designOfDeck(scene, 'tips')

it('says in a thread of its own whether the texts of a design fit', async () => {
  const check = createFitCheck()
  const slots = design.slots.map((slot) =>
    slot.kind === 'text' && slot.name === 'headline' ? { ...slot, max: 600 } : slot,
  )
  expect(await check(design)).toBe('fits')
  expect(await check({ ...design, slots })).toBe('overflows')
})

it('gives up a design that takes longer than it may', async () => {
  expect(await createFitCheck({ time: 1, megabytes: 256 })(design)).toBe('too_much')
})

it('recognises a template of the product whatever its ids, slots, kind and colours, and not once its layout was changed', () => {
  const renamed = design.slides.map((slide) => ({
    ...slide,
    layers: slide.layers.map((layer, at) => ({ ...layer, id: `other${at}`, slot: `mine ${at}` })),
  }))
  const recolored = { ...design, kind: 'story' as const, slides: renamed, theme: { ...design.theme } }
  expect(isBuiltIn(recolored)).toBe(true)
  const [first, ...others] = design.slides
  expect(isBuiltIn({ ...design, slides: [...others, ...(first ? [first] : [])] })).toBe(false)
})

it('leaves its result with the offer, for the reviewer', async () => {
  const own = { ...scene, slides: scene.slides.toReversed() }
  const saved: Contribution[] = []
  const deps = {
    clock: { now: () => 5_000 },
    members: { get: () => Promise.resolve({ role: 'owner' }) },
    workspaces: { get: () => Promise.resolve({ archivedAt: null }) },
    users: { get: () => Promise.resolve(null) },
    scenes: { get: () => Promise.resolve(own) },
    transact: (run: (tx: object) => Promise<void>) => run({}),
    countGuards: { readIn: () => Promise.resolve(() => {}) },
    contributions: {
      sameAs: () => Promise.resolve([]),
      waitingOfIn: () => Promise.resolve([]),
      getIn: () => Promise.resolve(null),
      saveIn: (_tx: object, contribution: Contribution) => saved.push(contribution),
    },
    ids: { random: () => 'offer1' },
    files: { checkFit: () => Promise.resolve('fits') },
  }
  const source = { kind: 'template' as const, deckId: 'deck1', postKind: 'tips' as const }
  const words = { title: 'T', description: '', licence: 'cc0' as const, statement: true as const }
  await offerContribution(deps as never, { uid: 'u' } as never, { workspaceId: 'w', ...words, source })
  expect(saved[0]?.fit).toEqual({ slides: own.slides.length, formats: FORMAT_NAMES.length, cases: 8, checkedAt: 5_000 })
})

it('is not asked about an offer that something cheaper refuses', async () => {
  let asked = 0
  const checkFit = (_design: TemplateDesign) => {
    asked += 1
    return Promise.resolve('fits' as const)
  }
  const deps = {
    members: { get: () => Promise.resolve({ role: 'owner' }) },
    workspaces: { get: () => Promise.resolve({ archivedAt: null }) },
    scenes: { get: () => Promise.resolve(scene) },
    contributions: { sameAs: () => Promise.resolve([]) },
    ids: { random: () => 'offer1' },
    files: { checkFit },
  }
  const source = { kind: 'template' as const, deckId: 'deck1', postKind: 'tips' as const }
  const offer = {
    workspaceId: 'w',
    title: 'T',
    description: 'www.spam.test',
    licence: 'cc0' as const,
    statement: true as const,
    source,
  }
  await expect(offerContribution(deps as never, { uid: 'u' } as never, offer)).rejects.toMatchObject({
    fields: { links: 'links' },
  })
  await expect(
    offerContribution(deps as never, { uid: 'u' } as never, { ...offer, description: '' }),
  ).rejects.toMatchObject({
    fields: { builtIn: 'builtIn' },
  })
  expect(asked).toBe(0)
})
