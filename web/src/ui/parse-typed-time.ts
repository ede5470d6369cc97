const CLOCK =
  /^(?<hours>\d{1,2}?)(?:\s*[:.h\s]\s*(?<minutes>\d{2})|(?<joined>\d{2})|\s*h)?(?:\s*(?<half>[ap])\.?\s*(?:m\.?)?)?$/
const NOON = /^(?:noon|midday)$/

/**
 * The time of day (`HH:mm`) typed in any usual way: `8:15`, `0815`, `1745`, `17h45`, `8.15`, `8pm`, `8:15 p.m.`, `noon`.
 * Null for what is no time or could be two, such as `1:5`, `25:00`, `13pm` or `midnight`.
 */
export function parseTypedTime(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  if (NOON.test(text)) return '12:00'
  const parts = CLOCK.exec(text)?.groups
  if (!parts) return null
  const hours = onFullDay(Number(parts['hours']), parts['half'])
  const minutes = Number(parts['minutes'] ?? parts['joined'] ?? 0)
  if (hours === null || hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** The hour of 24; null when it is no hour of the half of the day that was named. */
function onFullDay(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours
  if (hours < 1 || hours > 12) return null
  return (hours % 12) + (half === 'p' ? 12 : 0)
}
