import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseKeyRing } from '../../functions/src/domain/keys/key-ring.ts'
import { createSealer } from '../../functions/src/crypto/sealer.ts'

const newKey = () => randomBytes(32).toString('base64')
const [first, second] = [newKey(), newKey()]
const ring = (current: string, keys: Record<string, string>) => parseKeyRing('TEST', JSON.stringify({ current, keys }))

const CONTEXT = 'workspace1|bluesky|record1'

test('what was sealed opens again, whatever it is', () => {
  const sealer = createSealer(ring('k1', { k1: first }))
  for (const plain of ['', 'app-pass-word', '{"ключ":"🔑"}', 'x'.repeat(50_000)]) {
    expect(sealer.open(sealer.seal(plain, CONTEXT), CONTEXT)).toBe(plain)
  }
})

test('sealing the same text twice gives different results that show nothing of it', () => {
  const sealer = createSealer(ring('k1', { k1: first }))
  const sealed = [sealer.seal('app-pass-word', CONTEXT), sealer.seal('app-pass-word', CONTEXT)]
  expect(sealed[0]).not.toBe(sealed[1])
  expect(sealed[0]).toMatch(/^pw1\.k1\./)
  expect(sealed.join()).not.toContain('app-pass')
})

test('a secret copied to another record does not open', () => {
  const sealer = createSealer(ring('k1', { k1: first }))
  const sealed = sealer.seal('secret', CONTEXT)
  for (const context of ['workspace2|bluesky|record1', 'workspace1|bluesky|record2', '', `${CONTEXT}|`]) {
    expect(() => sealer.open(sealed, context)).toThrow()
  }
})

test('parts of two sealed texts cannot be mixed', () => {
  const sealer = createSealer(ring('k1', { k1: first }))
  const [a, b] = [sealer.seal('one', CONTEXT).split('.'), sealer.seal('two', CONTEXT).split('.')]
  expect(() => sealer.open([a[0], a[1], a[2], b[3]].join('.'), CONTEXT)).toThrow()
  expect(() => sealer.open([a[0], a[1], b[2], a[3]].join('.'), CONTEXT)).toThrow()
})

test('any changed byte is noticed', () => {
  const sealer = createSealer(ring('k1', { k1: first }))
  const parts = sealer.seal('secret', CONTEXT).split('.')
  for (const part of [2, 3]) {
    const bytes = Buffer.from(parts[part] ?? '', 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(() => sealer.open(parts.with(part, changed.toString('base64url')).join('.'), CONTEXT)).toThrow()
    }
  }
})

test('after a rotation old texts open with the old key, new ones are sealed with the new one', () => {
  const old = createSealer(ring('k1', { k1: first })).seal('secret', CONTEXT)
  const rotated = createSealer(ring('k2', { k1: first, k2: second }))
  expect(rotated.open(old, CONTEXT)).toBe('secret')
  const renewed = rotated.seal(rotated.open(old, CONTEXT), CONTEXT)
  const finished = createSealer(ring('k2', { k2: second }))
  expect(finished.open(renewed, CONTEXT)).toBe('secret')
  expect(() => finished.open(old, CONTEXT)).toThrow('needs key k1')
})

test('a text that claims another key of the ring does not open', () => {
  const sealer = createSealer(ring('k2', { k1: first, k2: second }))
  const [format, , wrapped, text] = sealer.seal('secret', CONTEXT).split('.')
  expect(() => sealer.open([format, 'k1', wrapped, text].join('.'), CONTEXT)).toThrow()
})

test.each(['', 'pw1', 'pw0.k1.a.b', 'pw1.k1.a.b.c', 'plain text', 'pw1.k1..'])('"%s" is no sealed text', (sealed) => {
  const sealer = createSealer(ring('k1', { k1: first }))
  expect(() => sealer.open(sealed, CONTEXT)).toThrow()
})
