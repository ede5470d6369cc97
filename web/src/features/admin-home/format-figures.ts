import { formatBytes } from '@/ui/format-bytes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Formats a duration: 0.5 sec, 45 sec, 2 min, 1 hr. */
export function formatSpan(milliseconds: number): string {
  if (milliseconds < MINUTE) return inUnit(milliseconds / 1000, 'second', milliseconds < 10_000 ? 1 : 0)
  if (milliseconds < HOUR) return inUnit(milliseconds / MINUTE, 'minute', 0)
  return inUnit(milliseconds / HOUR, 'hour', 1)
}

/** Formats a share in ten-thousandths as a percentage. It is never rounded up, so that an objective just missed is not shown as met. */
export function formatShare(share: number): string {
  const percent = { style: 'percent', maximumFractionDigits: 2, roundingMode: 'floor' } as const
  return new Intl.NumberFormat('en', percent).format(share / 10_000)
}

/** Formats millionths of a US dollar; amounts below a cent are shown as less than one. */
export function formatMicros(micros: number): string {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
  return micros > 0 && micros < 10_000 ? `< ${money.format(0.01)}` : money.format(micros / 1_000_000)
}

/** Formats bytes like file sizes; zero is in kilobytes. */
export function formatStored(bytes: number): string {
  return bytes === 0 ? inUnit(0, 'kilobyte', 0) : formatBytes(bytes)
}

export function formatCount(count: number): string {
  return new Intl.NumberFormat('en').format(count)
}

function inUnit(value: number, unit: string, maximumFractionDigits: number): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(value)
}
