import { readMediaStorage } from '@postwright/core/api/media-library'
import { media } from '@postwright/core/collections/media'
import { readStored } from '@postwright/core/collections/read-stored'
import { replaceValuesAt } from '@postwright/core/collections/field-paths'
import {
  getLookBands,
  getLookDistance,
  getPerceptualHash,
  HASH_DISTANCE_MAX,
} from '@postwright/core/media/perceptual-hash'
import { WORKSPACE_MEDIA_BYTES_MAX } from '@postwright/core/limits'
import { getQueryWord, getSearchFields, matchesQuery, tagWord } from '@postwright/core/model/media-words'
import { canHoldFolder, getFolderPath, type MediaFolder } from '@postwright/core/model/media-folders'
import { describe, expect, it } from 'vitest'
import { readMediaStorage as readStorage } from '../../functions/src/domain/media-library/read-storage.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makeMember } from '../support/factories/world.ts'

describe('the words of a file', () => {
  const file = { name: 'Räucher-Ofen_2026.JPG', altText: 'A smoker beside the barn', tags: ['Summer fair'] }

  it('are found by their beginnings, without case and accents, in name, tags and alt text', () => {
    const { words, nameKey } = getSearchFields(file)
    expect(nameKey).toBe('raucher-ofen_2026.jpg')
    for (const query of ['rauch', 'OFEN', '2026', 'jpg', 'smok', 'fai']) {
      expect(words).toContain(getQueryWord(query))
      expect(matchesQuery(file, query)).toBe(true)
    }
    expect(words).toContain(tagWord('summer FAIR'))
  })

  it('are asked for by the longest word of a query, and compared with all of them', () => {
    expect(getQueryWord('of rauche')).toBe('rauche')
    expect(matchesQuery(file, 'ofen barn')).toBe(true)
    expect(matchesQuery(file, 'ofen boat')).toBe(false)
    expect(getQueryWord('a')).toBeNull()
    expect(getQueryWord(' -- ')).toBeNull()
  })

  it('find scripts without upper case', () => {
    expect(getSearchFields({ name: '東京の橋.png', altText: '', tags: [] }).words).toContain(getQueryWord('東京'))
  })
})

describe('the look of an image', () => {
  const hash = getPerceptualHash(Array.from({ length: 72 }, (_, at) => (at * 37) % 101))

  it('is a hash of 64 bits that says where it gets brighter', () => {
    expect(hash).toHaveLength(16)
    expect(getPerceptualHash(Array.from({ length: 72 }, (_, at) => at % 9))).toBe('f'.repeat(16))
  })

  it('shares a band with every hash that is alike, wherever the bits differ', () => {
    const bits = BigInt(`0x${hash}`)
    for (let start = 0; start < 64; start += 1) {
      let other = bits
      for (let bit = 0; bit < HASH_DISTANCE_MAX; bit += 1) other ^= 1n << BigInt((start + bit * 12) % 64)
      const changed = other.toString(16).padStart(16, '0')
      expect(getLookDistance(hash, changed)).toBeLessThanOrEqual(HASH_DISTANCE_MAX)
      expect(getLookBands(changed).some((band) => getLookBands(hash).includes(band))).toBe(true)
    }
  })

  it('has no bands where the image is of one tone, so that blank images are not taken for copies', () => {
    expect(getLookBands('0'.repeat(16))).toEqual([])
  })
})

describe('folders', () => {
  const folders: MediaFolder[] = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, name: id, parentId: 'abc'[at - 1] ?? '' }))

  it('lie four deep and never in themselves', () => {
    expect(getFolderPath(folders, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(canHoldFolder(folders, 'c', null)).toBe(true)
    expect(canHoldFolder(folders, 'd', null)).toBe(false)
    expect(canHoldFolder(folders, 'b', 'a')).toBe(false)
    expect(canHoldFolder(folders, 'a', 'a')).toBe(false)
    expect(canHoldFolder([...folders, { id: 'e', name: 'e', parentId: '' }], 'e', 'b')).toBe(true)
    expect(canHoldFolder(folders, 'gone', null)).toBe(false)
  })
})

describe('putting a file in the place of another', () => {
  it('changes every place that names it and nothing else', () => {
    const fields = {
      name: 'x',
      layers: [{ mediaId: 'a' }, { mediaId: 'b' }, { text: 'a' }],
      background: { mediaId: 'a' },
    }
    expect(replaceValuesAt(fields, 'layers.*.mediaId', 'a', 'z')).toEqual({
      layers: [{ mediaId: 'z' }, { mediaId: 'b' }, { text: 'a' }],
    })
    expect(replaceValuesAt(fields, 'background.mediaId', 'a', 'z')).toEqual({ background: { mediaId: 'z' } })
    expect(replaceValuesAt(fields, 'pictures.*', 'a', 'z')).toEqual({})
    expect(replaceValuesAt({ pictures: ['a', 'b'] }, 'pictures.*', 'a', 'z')).toEqual({ pictures: ['z', 'b'] })
  })

  it('lists a file of a post once, and in each part of its thread', () => {
    const media = [
      { mediaId: 'a', alt: '1' },
      { mediaId: 'z', alt: '2' },
    ]
    expect(replaceValuesAt({ media }, 'media.*.mediaId', 'a', 'z')).toEqual({ media: [{ mediaId: 'z', alt: '1' }] })
    const threadMedia = media.map((each, at) => ({ ...each, part: at + 1 }))
    expect(replaceValuesAt({ threadMedia }, 'threadMedia.*.mediaId', 'a', 'z')).toEqual({
      threadMedia: [
        { mediaId: 'z', alt: '1', part: 1 },
        { mediaId: 'z', alt: '2', part: 2 },
      ],
    })
  })
})

it('a file from before the library lies at its top and is listed', () => {
  const { folderId: _, words: __, isCurrent: ___, nameKey: ____, ...older } = makeMedia({ name: 'Harbour.png' })
  const read = readStored(media, { ...older, schema: 2 })
  expect(read).toMatchObject({ ok: true, entity: { folderId: '', isCurrent: true, uses: 0, versions: [] } })
})

describe('the storage of a workspace', () => {
  it('has a limit on every plan, also on one without limits', async () => {
    const deps = {
      clock: { now: () => 0 },
      transact: (work: (tx: unknown) => unknown) => work(null),
      members: { get: async () => makeMember('w1', 'ada', 'owner') },
      workspaces: { get: async () => null, getIn: async () => ({ ownerUid: 'ada' }) },
      subscriptions: { getIn: async () => null },
      plans: { getIn: async () => null },
      media: { totalBytesIn: async () => 5 },
    }
    const storage = await readStorage(
      deps as never,
      { uid: 'ada', sessionId: 's', role: 'user' },
      { workspaceId: 'w1' },
    )
    expect(storage).toEqual({ usedBytes: 5, maxBytes: WORKSPACE_MEDIA_BYTES_MAX })
    expect(readMediaStorage.output.safeParse(storage).success).toBe(true)
    expect(readMediaStorage.output.safeParse({ ...storage, maxBytes: null }).success).toBe(false)
  })
})
