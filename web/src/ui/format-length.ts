/** Formats the length of a video as minutes and seconds. */
export function formatLength(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const
const SECONDS = UNITS[3]

/** Formats a duration, rounded up and at least one second, in the largest unit with a value of at least two: `90 seconds`, `2 minutes`. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const [unit, size] = UNITS.find(([, length]) => seconds >= 2 * length) ?? SECONDS
  return formatUnit(Math.ceil(seconds / size), unit)
}

/** Formats a limit exactly, in the largest unit of which it is a multiple of at least two: `140 seconds`, `5 minutes`. */
export function formatTimeLimit(ms: number): string {
  const seconds = ms / 1000
  const [unit, size] = UNITS.find(([, length]) => seconds >= 2 * length && seconds % length === 0) ?? SECONDS
  return formatUnit(seconds / size, unit)
}

function formatUnit(value: number, unit: string): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
