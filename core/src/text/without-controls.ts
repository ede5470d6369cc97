/** Controls other than tab and line breaks, halves of surrogate pairs, and noncharacters. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu

/** A text that every file may hold, such as one of XML 1.0 or of a calendar. */
export function withoutControls(text: string): string {
  return text.replace(UNWRITABLE, '')
}

/** The same for every text in a value made of lists and maps. */
export function withoutControlsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value)
  if (Array.isArray(value)) return value.map(withoutControlsIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutControlsIn(each)]))
}
