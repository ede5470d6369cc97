import type { Color } from '../color.ts'

/** A value of a scene with other colours: whatever is called `color` in it, however deep. Words stay as they are. */
export function recolored(value: unknown, map: (color: Color) => Color): unknown {
  if (Array.isArray(value)) return value.map((item) => recolored(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      key === 'color' && typeof field === 'string' ? map(field) : recolored(field, map),
    ]),
  )
}
