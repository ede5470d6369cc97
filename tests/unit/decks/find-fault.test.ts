import { expect, it } from 'vitest'
import { findFault } from '@/decks/export/export-result.ts'
import { NoCanvas } from '@/decks/drawing/canvas.ts'
import { toWireError, WorkerError } from '@/lib/workers/worker-error.ts'

const fromWorker = (error: Error) => new WorkerError(structuredClone(toWireError(error)))

it.each([
  ['no canvas', new NoCanvas(), 'memory'],
  ['an array that is too large', new RangeError('Array buffer allocation failed'), 'memory'],
  ['no canvas in a worker', fromWorker(new NoCanvas()), 'memory'],
  ['an array that is too large in a worker', fromWorker(new RangeError('Array buffer allocation failed')), 'memory'],
  ['a refused worker', new DOMException('Access to the script is denied by the policy', 'SecurityError'), 'refused'],
  [
    'a part of the code that did not arrive',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'notLoaded',
  ],
  ['anything else', new Error('Cannot read properties of undefined'), 'unknown'],
])('an export that fails because of %s says so', (_, error, fault) => {
  expect(findFault(error)).toBe(fault)
})
