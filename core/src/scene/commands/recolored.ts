import type { Color } from '../color.ts'

const COLOR_KEYS = new Set(['color', 'highlight'])

/** A value of a scene with other colours: whatever is called `color` or `highlight` in it, however deep. Words stay as they are. */
export function recolored(value: unknown, map: (color: Color) => Color): unknown {
  if (Array.isArray(value)) return value.map((item) => recolored(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      COLOR_KEYS.has(key) && typeof field === 'string' ? map(field) : recolored(field, map),
    ]),
  )
}
