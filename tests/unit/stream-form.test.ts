import { expect, test } from 'vitest'
import { streamForm } from '../../functions/src/platforms/streamed-body.ts'

const PIECES = [new Uint8Array([1, 2, 3]), new Uint8Array([13, 10, 45, 45]), new Uint8Array([255])]

async function* inPieces() {
  yield* PIECES
}

const file = { name: 'file', filename: 'a "b".mp4', type: 'video/mp4', length: 8, pieces: inPieces() }

test('a form that is streamed reads as the form that it is, and is as long as it says', async () => {
  const fields = { key: 'uploads/ü', 'a "quoted" name': 'two\r\nlines' }
  const { type, length, pieces } = streamForm({ boundary: 'boundary1', fields, file })
  const parts: Uint8Array[] = []
  for await (const part of pieces) parts.push(part)
  const sent = Buffer.concat(parts)
  expect(sent.byteLength).toBe(length)
  const form = await new Response(sent, { headers: { 'content-type': type } }).formData()
  expect([...form.keys()]).toEqual(['key', 'a "quoted" name', 'file'])
  expect(form.get('key')).toBe('uploads/ü')
  expect(form.get('a "quoted" name')).toBe('two\r\nlines')
  const read = form.get('file')
  if (!(read instanceof File)) throw new Error('the file is none')
  expect(read).toMatchObject({ name: 'a "b".mp4', type: 'video/mp4' })
  expect(Buffer.from(await read.arrayBuffer())).toEqual(Buffer.concat(PIECES))
})
