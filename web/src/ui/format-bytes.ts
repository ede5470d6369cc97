const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Formats a file size: 340 kB, 2.1 MB. */
export function formatBytes(bytes: number, locale = 'en'): string {
  let value = Math.max(1, bytes / 1000)
  let unit: (typeof UNITS)[number] = 'kilobyte'
  for (const larger of UNITS.slice(1)) {
    if (value < 1000) break
    value /= 1000
    unit = larger
  }
  const maximumFractionDigits = value < 10 && unit !== 'kilobyte' ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(value)
}
