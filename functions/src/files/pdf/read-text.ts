import type { ByteSource } from '../../domain/ports/files.ts'

/** A stretch of a file as a text whose characters are its bytes; shorter at the end of the file. */
export async function readText(source: ByteSource, start: number, length: number): Promise<string> {
  const end = Math.min(start + length, source.size)
  if (start < 0 || start >= end) return ''
  return Buffer.from(await source.read({ start, end })).toString('latin1')
}
