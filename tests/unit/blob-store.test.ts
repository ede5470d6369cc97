import { createHash, randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCloudBlobStore } from '../../functions/src/blobs/cloud-blob-store.ts'
import { createDiskBlobStore } from '../../functions/src/blobs/create-blob-store.ts'
import type { BlobStore } from '../../functions/src/domain/ports/media.ts'
import { startStorageServer } from '../support/storage-server.ts'

const partKey = (upload: string, part: Buffer) => `uploads/${upload}/${createHash('sha256').update(part).digest('hex')}`
const newKey = (workspace = 'w1') => `workspaces/${workspace}/${randomBytes(32).toString('hex')}`

let folder: string
let storage: Awaited<ReturnType<typeof startStorageServer>>
const stores: Record<string, () => BlobStore> = {
  'a folder on disk': () => createDiskBlobStore(folder),
  'a Cloud Storage bucket': () =>
    createCloudBlobStore('pictures', { apiEndpoint: storage.endpoint, projectId: 'demo-test' }),
}

const listenersMax = EventEmitter.defaultMaxListeners

beforeAll(async () => {
  // The client of the storage listens eleven times to one stream, and Node warns of more than ten.
  EventEmitter.defaultMaxListeners = 12
  folder = await mkdtemp(join(tmpdir(), 'postwright-blobs-'))
  storage = await startStorageServer('pictures')
})

afterAll(() => {
  EventEmitter.defaultMaxListeners = listenersMax
  return storage.stop()
})

describe.each(Object.keys(stores))('blobs in %s', (name) => {
  const open = () => stores[name]?.() ?? expect.fail()

  test('come back byte for byte', async () => {
    const store = open()
    for (const bytes of [new Uint8Array([0]), randomBytes(300_000), Buffer.from('\r\n--boundary\r\n\r\n')]) {
      const key = newKey()
      await store.put(key, bytes, 'image/png')
      const back = await store.get(key)
      expect(back && Buffer.compare(back, bytes)).toBe(0)
    }
  })

  test('are absent until they are stored and after they are deleted', async () => {
    const store = open()
    const key = newKey()
    expect(await store.get(key)).toBeNull()
    await store.put(key, randomBytes(10), 'image/png')
    await store.delete(key)
    expect(await store.get(key)).toBeNull()
  })

  test('may be stored and deleted again', async () => {
    const store = open()
    const key = newKey()
    await store.put(key, Buffer.from('one'), 'image/png')
    await store.put(key, Buffer.from('two'), 'image/png')
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe('two')
    await store.delete(key)
    await store.delete(key)
  })

  test('are read in ranges, up to what there is', async () => {
    const store = open()
    const key = newKey()
    const bytes = randomBytes(100_000)
    await store.put(key, bytes, 'video/mp4')
    const read = async (start: number, end: number) =>
      Buffer.from((await store.get(key, { start, end })) ?? expect.fail())
    expect(Buffer.compare(await read(0, 10), bytes.subarray(0, 10))).toBe(0)
    expect(Buffer.compare(await read(50_000, 99_999), bytes.subarray(50_000, 99_999))).toBe(0)
    expect(Buffer.compare(await read(99_990, 200_000), bytes.subarray(99_990))).toBe(0)
    expect(await read(100_000, 100_010)).toHaveLength(0)
    expect(await read(5, 5)).toHaveLength(0)
    expect(await store.get(newKey(), { start: 0, end: 1 })).toBeNull()
  })

  test.each([1, 2, 33, 70])('are joined out of %i parts in their order, which stay', async (count) => {
    const store = open()
    const upload = `upload${count}`
    const parts = Array.from({ length: count }, (_, at) => Buffer.from(`part ${at} `))
    const keys = parts.map((part) => partKey(upload, part))
    for (const [at, part] of parts.entries()) await store.put(keys[at] ?? '', part, 'application/octet-stream')
    const key = newKey()
    await store.join(key, keys, 'video/mp4')
    expect(Buffer.from((await store.get(key)) ?? []).toString()).toBe(parts.join(''))
    expect(Buffer.from((await store.get(keys[0] ?? '')) ?? []).toString()).toBe('part 0 ')
  })

  test('of an upload are removed together, and no others', async () => {
    const store = open()
    const [mine, others] = [partKey('gone', Buffer.from('a')), partKey('gone2', Buffer.from('a'))]
    for (const key of [mine, others]) await store.put(key, Buffer.from('a'), 'application/octet-stream')
    await store.deleteUpload('gone')
    expect(await store.get(mine)).toBeNull()
    expect(await store.get(others)).not.toBeNull()
    await store.deleteUpload('gone')
    await expect(store.deleteUpload('../w1')).rejects.toThrow('A blob key must be')
  })

  test('are not joined when a part is missing', async () => {
    const store = open()
    const part = Buffer.from('one')
    await store.put(partKey('gap', part), part, 'application/octet-stream')
    const key = newKey()
    const parts = [partKey('gap', part), partKey('gap', Buffer.from('two'))]
    await expect(store.join(key, parts, 'video/mp4')).rejects.toThrow()
    expect(await store.get(key)).toBeNull()
  })

  test('of one workspace are not those of another', async () => {
    const store = open()
    const key = newKey('w1')
    await store.put(key, randomBytes(10), 'image/png')
    expect(await store.get(key.replace('w1', 'w2'))).toBeNull()
  })

  test.each([
    'workspaces/w1/../../../etc/passwd',
    `workspaces/../${'a'.repeat(64)}`,
    `/workspaces/w1/${'a'.repeat(64)}`,
    `workspaces/w1/${'A'.repeat(64)}`,
    `workspaces/w1/${'a'.repeat(64)}\0.png`,
    `workspaces/w1/${'a'.repeat(63)}`,
    `workspaces/w1/${'a'.repeat(64)}./x`,
    `uploads/../${'a'.repeat(64)}`,
    '',
  ])('refuse the key %j', async (key) => {
    const store = open()
    await expect(store.put(key, randomBytes(1), 'image/png')).rejects.toThrow('A blob key must be')
    await expect(store.get(key)).rejects.toThrow('A blob key must be')
    await expect(store.delete(key)).rejects.toThrow('A blob key must be')
  })
})

test('parallel writes of one file leave it whole and nothing beside it', async () => {
  const store = createDiskBlobStore(folder)
  const key = newKey('crowd')
  const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(200_000, n))
  await Promise.all(versions.map((bytes) => store.put(key, bytes, 'image/png')))
  const back = await store.get(key)
  expect(versions.some((bytes) => back && Buffer.compare(back, bytes) === 0)).toBe(true)
  expect(await readdir(join(folder, 'workspaces', 'crowd'))).toHaveLength(1)
})

test('an object that was joined in the bucket has its type, and nothing is left beside the parts', async () => {
  const store = createCloudBlobStore('pictures', { apiEndpoint: storage.endpoint })
  const keys = Array.from({ length: 40 }, (_, at) => partKey('tidy', Buffer.from(`part ${at}`)))
  for (const key of keys) await store.put(key, randomBytes(3), 'application/octet-stream')
  const key = newKey()
  await store.join(key, keys, 'video/mp4')
  expect(storage.objects.get(key)?.contentType).toBe('video/mp4')
  expect([...storage.objects.keys()].filter((name) => name.startsWith('uploads/tidy/'))).toHaveLength(40)
})

test('an object in the bucket has its type and is not for caches', async () => {
  const key = newKey()
  await createCloudBlobStore('pictures', { apiEndpoint: storage.endpoint }).put(key, randomBytes(9), 'image/webp')
  expect(storage.objects.get(key)?.contentType).toBe('image/webp')
})
