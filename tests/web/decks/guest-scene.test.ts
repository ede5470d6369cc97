import { slideDraftSchema } from '@postwright/core/scene/slide'
import { beforeEach, expect, it } from 'vitest'
import { beginTrial, keepTrial } from '../../../web/src/decks/trial/deck-trial.tsx'
import { readGuestScene } from '../../../web/src/decks/trial/guest-scene.ts'
import { guestDeck } from '../../../web/src/lib/guest-deck.ts'

beforeEach(() => guestDeck.clear())

it('keeps what a visitor changes, for the account and for the next visit of the page in this tab', () => {
  const store = beginTrial('My first deck')
  expect(guestDeck.read()).toBeNull()
  store.run({
    command: 'test',
    edits: [{ kind: 'setDeck', before: { name: 'My first deck' }, after: { name: 'Bread' } }],
  })
  const kept = readGuestScene(guestDeck.read() ?? '')
  expect(kept?.deck.name).toBe('Bread')
  expect(kept?.templateId).toBe('swiss-rules')
  for (const slide of kept?.slides ?? []) expect(slideDraftSchema.parse(slide)).toEqual(slide)
  expect(beginTrial('Another').getState().scene).toEqual(store.getState().scene)
})

it('takes the design along as it is when nothing was changed', () => {
  const store = beginTrial('My first deck')
  keepTrial(store)
  expect(readGuestScene(guestDeck.read() ?? '')?.slides).toHaveLength(store.getState().scene.slides.length)
})

it.each(['', 'no JSON', '{}', '{"templateId":"a","deck":{},"slides":[]}', '{"slides":[{"layers":"<script>"}]}'])(
  'begins anew when what is kept is damaged: %s',
  (text) => {
    guestDeck.write(text)
    expect(readGuestScene(text)).toBeNull()
    expect(beginTrial('My first deck').getState().scene.deck.name).toBe('My first deck')
  },
)

it('keeps no deck that is too large for the tab', () => {
  expect(guestDeck.write('x'.repeat(2_000_000))).toBe(false)
  expect(guestDeck.read()).toBeNull()
})
