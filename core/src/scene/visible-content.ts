import type { Format } from './format.ts'
import type { Scene } from './scene.ts'
import { continuedOn } from './strip.ts'

/** Fields for editors that are not visible on a slide. */
const UNSEEN = new Set(['name', 'slot', 'isLocked', 'notes', 'place', 'deckId'])

/** Returns the visible content of slides in a format as JSON with sorted keys. Fields that are not visible on a slide do not affect the result. */
export function visibleContent({ deck, slides }: Scene, slideIds: readonly string[], format: Format): string {
  const isCounted = ({ kind, isHidden }: Scene['slides'][number]) => kind !== 'common' && !isHidden
  const shown = slides.filter(({ id, kind }) => kind === 'common' || slideIds.includes(id))
  // Page numbers count all visible slides of the deck, not only the given ones.
  const pages = slides.filter(isCounted).map(({ id }) => id)
  const places = slideIds.map((id) => pages.indexOf(id))
  const continued = slideIds.map((id) =>
    continuedOn({ deck, slides }, id, format).map(({ layers, steps }) => [steps, layers]),
  )
  const looks = { format, own: deck.format, theme: deck.theme, pages: pages.length, places, shown }
  // Without continued layers the result has the same shape as before strips existed, so that old hashes stay valid.
  return JSON.stringify(continued.flat().length === 0 ? looks : { ...looks, continued }, sorted)
}

function sorted(key: string, value: unknown): unknown {
  if (UNSEEN.has(key)) return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
