import { NoCanvas } from '../drawing/new-canvas.ts'

/** Why no files were made, as far as the browser tells. */
export type ExportFault = 'memory' | 'notLoaded' | 'refused' | 'unknown'

export function findFault(error: unknown): ExportFault {
  if (error instanceof NoCanvas || error instanceof RangeError) return 'memory'
  if (!(error instanceof Error)) return 'unknown'
  // A canvas that is too large for the machine is told by one of these.
  if (['EncodingError', 'InvalidStateError', 'QuotaExceededError'].includes(error.name)) return 'memory'
  if (error.name === 'SecurityError') return 'refused'
  const isPartMissing = /dynamically imported module|importing a module script/i.test(error.message)
  return isPartMissing || error.name === 'NetworkError' ? 'notLoaded' : 'unknown'
}
