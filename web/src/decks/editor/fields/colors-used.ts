import type { SceneSlide } from '@postwright/core/scene/scene'

const SHOWN_MAX = 12

/** Colours of a deck that follow no theme, the most frequent first. */
export function colorsUsed(slides: readonly SceneSlide[]): string[] {
  const found =
    JSON.stringify(slides.map(({ layers, background }) => [layers, background])).match(/"#[0-9a-f]{6}"/g) ?? []
  const counted = Map.groupBy(found, (quoted) => quoted.slice(1, -1))
  return [...counted.entries()]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([color]) => color)
    .slice(0, SHOWN_MAX)
}
