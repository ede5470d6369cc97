import type { Format } from '@postwright/core/scene/format'
import type { Scene, SceneSlide } from '@postwright/core/scene/scene'
import type { Theme } from '@postwright/core/scene/theme'

/** Quiet paper, dark ink and one colour: what a deck looks like before a person has chosen anything. */
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

/** A deck with one slide and nothing on it. */
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
