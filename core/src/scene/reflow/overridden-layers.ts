import type { Format } from '../format.ts'
import type { Layer } from '../layer.ts'
import type { FormatOverride } from '../slide.ts'

/** Layers as a person has placed, sized and hidden them by hand in one format. */
export function overriddenLayers(
  layers: readonly Layer[],
  overrides: readonly FormatOverride[],
  format: Format,
): Layer[] {
  const own = new Map(overrides.filter((override) => override.format === format).map((one) => [one.layerId, one]))
  return layers.map((layer) => {
    const override = own.get(layer.id)
    return override ? overridden(layer, override) : layer
  })
}

function overridden(layer: Layer, { box, rotation, size, isHidden }: FormatOverride): Layer {
  const shown = { ...layer, isHidden: isHidden ?? layer.isHidden }
  if (shown.type === 'group') return shown
  const placed = { ...shown, box: box ?? shown.box, rotation: rotation ?? shown.rotation }
  if (size === null || !('style' in placed)) return placed
  const sizeMin = Math.min(size, Math.max(1, (placed.style.sizeMin * size) / placed.style.size))
  return { ...placed, style: { ...placed.style, size, sizeMin } }
}
