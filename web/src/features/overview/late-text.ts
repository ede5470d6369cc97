import type { Span } from './lateness.ts'

/** Locale keys (with a count) of how late something went out. */
export const LATE_TEXT = {
  second: 'overview:wentOut.late.second',
  minute: 'overview:wentOut.late.minute',
  hour: 'overview:wentOut.late.hour',
  day: 'overview:wentOut.late.day',
} as const satisfies Record<Span['unit'], string>
