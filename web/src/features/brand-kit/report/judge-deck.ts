import { brandOptionsOf } from '@postwright/core/brand-kit/kit-theme'
import type { Deck } from '@postwright/core/collections/decks'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import { lintScene } from '@postwright/core/scene/lint/lint-scene'
import type { SceneSlide } from '@postwright/core/scene/scene'
import { createMeasureText } from '@/decks/fonts/measure-text.ts'
import type { ReportRow } from './report-row.ts'

/** Checks a deck against its kit: finds colours and fonts in its theme and on its slides that are not in the kit. */
export function judgeDeck({ id, name, format, theme }: Deck, slides: readonly SceneSlide[], kit: BrandKit): ReportRow {
  const options = {
    format,
    measure: createMeasureText(),
    zones: [],
    brand: brandOptionsOf(kit, theme),
    // The brightness of images is irrelevant for brand rules.
    luminanceOf: () => null,
  }
  const findings = lintScene({ deck: { name, format, theme }, slides }, options)
  return {
    id,
    kind: 'deck',
    title: name,
    connectionId: null,
    kitName: kit.name,
    at: null,
    isDraft: false,
    failing: findings
      .filter(({ check }) => check === 'brand')
      .map((finding) => ({
        kind: 'deck',
        finding,
        slide: slides.findIndex((slide) => slide.id === finding.slideId) + 1,
        isNew: false,
      })),
  }
}
