import { codeOf } from '@/lib/workers/worker-error.ts'
import { NO_CANVAS } from '../drawing/new-canvas.ts'

/** Why no files were made, as far as the browser tells. */
export type ExportFault = 'memory' | 'notLoaded' | 'refused' | 'unknown'

/** A canvas or a buffer that is too large for the machine is told by one of these. */
const OF_MEMORY = ['RangeError', 'EncodingError', 'InvalidStateError', 'QuotaExceededError']

/** By code and name, which an error keeps when it comes from a worker. */
export function findFault(error: unknown): ExportFault {
  if (!(error instanceof Error)) return 'unknown'
  if (codeOf(error) === NO_CANVAS || OF_MEMORY.includes(error.name)) return 'memory'
  if (error.name === 'SecurityError') return 'refused'
  const isPartMissing = /dynamically imported module|importing a module script/i.test(error.message)
  return isPartMissing || error.name === 'NetworkError' ? 'notLoaded' : 'unknown'
}
