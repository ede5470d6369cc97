import { beginFromTemplate } from '@postwright/core/scene/templates/begin-from-template'
import { SWISS_RULES } from '@postwright/core/scene/templates/designs/swiss-rules'
import { guestDeck } from '../../lib/guest-deck.ts'
import { createSceneStore, type SceneStore } from '../scene-store.ts'
import { guestSceneText, readGuestScene } from './guest-scene.ts'

const TEMPLATE = SWISS_RULES

/** The deck of the home page: as this visitor left it, or as the template is. What is changed is kept in this tab. */
export function beginTrial(name: string): SceneStore {
  const kept = readGuestScene(guestDeck.read() ?? '')
  let count = 0
  const newSlideId = () => `trial${(count += 1)}`
  const scene = kept
    ? { deck: kept.deck, slides: kept.slides.map((slide) => ({ ...slide, id: newSlideId() })) }
    : beginFromTemplate(TEMPLATE, { name, deckId: 'trial', newSlideId })
  const store = createSceneStore(scene)
  store.subscribe(() => guestDeck.write(guestSceneText(store.getState().scene, TEMPLATE.id)))
  return store
}

/** Keeps the deck also when nothing was changed: its maker wants it as it is. */
export function keepTrial(store: SceneStore): void {
  guestDeck.write(guestSceneText(store.getState().scene, TEMPLATE.id))
}
