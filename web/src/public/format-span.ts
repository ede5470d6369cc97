const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** A length of time, rounded up and at least a second, in the largest unit of which there are two: `90 seconds`, `2 minutes`. */
export function formatSpan(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const [unit, size] = UNITS.find(([, length]) => seconds >= 2 * length) ?? ['second', 1]
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size))
}
