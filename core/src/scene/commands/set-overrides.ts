import type { Format } from '../format.ts'
import type { FormatOverride } from '../slide.ts'

export type OverrideFields = Partial<Omit<FormatOverride, 'format' | 'layerId'>>

/** Overrides of a slide with other fields for some layers in one format. Overrides that say nothing are left out. */
export function setOverrides(
  overrides: readonly FormatOverride[],
  format: Format,
  fields: ReadonlyMap<string, OverrideFields>,
): FormatOverride[] {
  const isMeant = (override: FormatOverride) => override.format === format && fields.has(override.layerId)
  const merged = overrides.map((override) =>
    isMeant(override) ? { ...override, ...fields.get(override.layerId) } : override,
  )
  const known = new Set(overrides.filter(isMeant).map(({ layerId }) => layerId))
  const added = [...fields].flatMap(([layerId, own]) =>
    known.has(layerId) ? [] : [{ format, layerId, box: null, rotation: null, size: null, isHidden: null, ...own }],
  )
  return [...merged, ...added].filter(
    ({ box, rotation, size, isHidden }) => box !== null || rotation !== null || size !== null || isHidden !== null,
  )
}
