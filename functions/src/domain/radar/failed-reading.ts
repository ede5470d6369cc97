import type { FailedReading, ReadingMarks } from '../ports/public-readers.ts'

/** Of a source that was never read. */
export const NO_MARKS: ReadingMarks = { etag: '', lastModified: '' }

/** A reading that has failed and may be tried again at any time. */
export function failedReading(problem: FailedReading['problem']): FailedReading {
  return { kind: 'failed', problem, isGone: false, retryAt: null }
}
