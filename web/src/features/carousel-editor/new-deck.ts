import type { Format } from '@postwright/core/scene/format'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import type { Theme } from '@postwright/core/scene/theme'
import { DECK_NAME_MAX } from '@postwright/core/limits'
import { spreadPlaces } from '@postwright/core/places/place'
import type { OutlineKind } from '@postwright/core/scene/outline/read-parts'
import { slidesFromText } from '@postwright/core/scene/outline/slides-from-text'
import { beginFromTemplate } from '@postwright/core/scene/templates/deck-template'
import { fillPerson, type DeckPerson } from '@postwright/core/scene/templates/fill-person'
import { DECK_TEMPLATES } from '@postwright/core/scene/templates/deck-templates'
import { toOneLine } from '@postwright/core/text/text-fields'

/** Default look of a deck: a light background, dark text and one colour. */
const PLAIN_THEME: Theme = {
  colors: {
    background: '#fbf9f5',
    surface: '#efece7',
    text: '#24201a',
    muted: '#6e6860',
    primary: '#00717c',
    accent: '#b0520a',
  },
  fonts: { heading: 'Inter', body: 'Inter' },
}

/** Returns a deck with one empty slide. */
export function blankDeck(name: string, format: Format): Scene {
  return { deck: { name, format, theme: PLAIN_THEME }, slides: [blankSlide()] }
}

function blankSlide(): SceneSlide {
  return {
    id: 'slide1',
    deckId: 'deck1',
    place: 0,
    kind: 'intro',
    isHidden: false,
    notes: '',
    background: {
      fill: { kind: 'solid', color: '@background' },
      mediaId: null,
      opacity: 1,
      focus: { x: 0.5, y: 0.5 },
    },
    layers: [],
    overrides: [],
  }
}

type Options = { kind: OutlineKind; templateId: string | null; untitled: string; person?: DeckPerson }

/** Returns a deck from a text, in a template's design or a plain one; null if there is no text, or too much for a deck. */
export function deckFromText(text: string, { kind, templateId, untitled, person }: Options): Scene | null {
  const name =
    toOneLine(
      text
        .trimStart()
        .split('\n')[0]
        ?.replace(/^[#\s*-]+/, '') ?? '',
      DECK_NAME_MAX,
    ) ?? untitled
  const template = DECK_TEMPLATES.find(({ id }) => id === templateId)
  let count = 0
  const newSlideId = () => `slide${(count += 1)}`
  const pattern = template
    ? beginFromTemplate(template, { name, deckId: 'deck1', newSlideId: () => `pattern${(count += 1)}` })
    : blankDeck(name, '4:5')
  const slides = slidesFromText(text, kind, { scene: pattern, deckId: 'deck1', newSlideId })
  if (!slides) return null
  const common = pattern.slides.filter((slide) => slide.kind === 'common')
  const all = person ? fillPerson([...common, ...slides], person) : [...common, ...slides]
  const places = spreadPlaces(all.length)
  return { deck: { ...pattern.deck, name }, slides: all.map((slide, at) => ({ ...slide, place: places[at] ?? at })) }
}
