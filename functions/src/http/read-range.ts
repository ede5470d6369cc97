import type { ByteRange } from '../domain/ports/media.ts'

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that the header `Range` asks for.
 * @returns null for the whole: no header, several ranges at once, or one that is malformed
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size }
  }
  const start = Number(first)
  const end = last === '' ? size : Math.min(Number(last) + 1, size)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
