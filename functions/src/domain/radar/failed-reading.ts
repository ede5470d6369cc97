import type { FailedReading, ReadingMarks } from '../ports/public-readers.ts'

/** Validators of a source that was never read. */
export const NO_MARKS: ReadingMarks = { etag: '', lastModified: '' }

/** Returns a failed reading that may be retried at any time. */
export function failedReading(problem: FailedReading['problem']): FailedReading {
  return { kind: 'failed', problem, isGone: false, retryAt: null }
}
