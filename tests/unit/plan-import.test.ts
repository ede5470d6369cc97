import { accountExportSchema } from '@postwright/core/model/account-export'
import { IMPORT_DOCUMENTS_MAX } from '@postwright/core/limits'
import { describe, expect, test } from 'vitest'
import { planImport } from '../../functions/src/domain/workspace-imports/plan-import.ts'
import { brandKits } from '@postwright/core/collections/brand-kits'
import { decks } from '@postwright/core/collections/decks'
import { hashtagGroups } from '@postwright/core/collections/hashtag-groups'
import type { MemberRole } from '@postwright/core/rights/rights'
import { slides } from '@postwright/core/collections/slides'
import { makeComment } from '../support/factories/comment.ts'
import { makePost } from '../support/factories/post.ts'
import { makeMember } from '../support/factories/world.ts'
import { sampleEntity } from '../support/sample-entity.ts'
import { pictureLayer } from './scene/sample-scene.ts'

const PICTURE = 'a'.repeat(64)
const NOW = 1_000_000
const known = { media: new Set([PICTURE]), channels: new Set(['c1']), members: new Set(['ada', 'ben']) }

function planOf(documents: object, source = 'elsewhere', role: MemberRole = 'owner') {
  const workspaces = [{ workspaces: [{ id: source }], ...documents }]
  const file = accountExportSchema.parse({
    version: 2,
    exportedAt: 1,
    account: {},
    workspaces,
    people: { cleo: 'Cleo Park' },
  })
  return planImport(file, { workspaceId: 'w1', uid: 'ada', role, known, startedAt: NOW })
}

describe('what an import creates', () => {
  test('is a draft by the person who imports, with the pictures and channels that the workspace has', () => {
    const media = [PICTURE, 'b'.repeat(64)].map((mediaId) => ({ mediaId, alt: 'A lamp' }))
    const post = makePost({ text: 'Out', media, connectionIds: ['c1', 'c2'], lifecycle: 'published', generation: 4 })
    const { planned, leftOut } = planOf({ posts: [post] })
    expect(planned[0]?.entity).toMatchObject({
      text: 'Out',
      media: [{ mediaId: PICTURE, alt: 'A lamp' }],
      connectionIds: ['c1'],
      lifecycle: 'draft',
      generation: 0,
      rev: 1,
      createdBy: 'ada',
    })
    expect(leftOut.map(({ reason, count }) => [reason, count])).toEqual([
      ['picture', 1],
      ['channel', 1],
    ])
  })

  test('has the same ids however often it is planned, others in another workspace, and keeps the order of changes', () => {
    const posts = [makePost({ id: 'late', updatedAt: 9 }), makePost({ id: 'a/../b', updatedAt: 3 })]
    const [first, again] = [planOf({ posts }), planOf({ posts: posts.toReversed() })]
    expect(first.planned.map(({ id }) => id)).toEqual(again.planned.map(({ id }) => id))
    expect(first.planned.map(({ at }) => at)).toEqual([NOW - 2, NOW - 1])
    expect(planOf({ posts }, 'w2').planned.map(({ id }) => id)).not.toContain(first.planned[0]?.id)
    expect(first.planned.every(({ id }) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  })

  test('is a deck with its slides, and with places that still wait for their pictures', () => {
    const layers = [pictureLayer('photo1')]
    const deck = sampleEntity(decks, { id: 'deck1' })
    const slide = sampleEntity(slides, { id: 'slide1', deckId: 'deck1', layers, overrides: [] })
    const { planned, leftOut } = planOf({ decks: [deck], slides: [slide] })
    const deckId = planned.find(({ described }) => described.name === 'decks')?.id
    expect(planned.find(({ described }) => described.name === 'slides')?.entity).toMatchObject({ deckId, layers })
    expect(leftOut).toEqual([])
  })

  test('follows the kits and groups that come with it, and keeps those of its own workspace', () => {
    const documents = {
      hashtagGroups: [sampleEntity(hashtagGroups, { id: 'oak' })],
      brandKits: [
        sampleEntity(brandKits, { id: 'kit1', hashtags: { groupIds: ['oak'], banned: [] }, logos: [], channels: [] }),
      ],
      decks: [
        sampleEntity(decks, { id: 'deck1', brandKitId: 'kit1' }),
        sampleEntity(decks, { id: 'deck2', brandKitId: '' }),
      ],
    }
    const { planned } = planOf(documents)
    const named = (name: string) => planned.filter(({ described }) => described.name === name)
    expect(named('brandKits')[0]?.entity).toMatchObject({ hashtags: { groupIds: [named('hashtagGroups')[0]?.id] } })
    expect(named('decks').map(({ entity }) => entity)).toMatchObject([
      { brandKitId: named('brandKits')[0]?.id },
      { brandKitId: '' },
    ])
    expect(planOf(documents, 'w1').planned.find(({ originalId }) => originalId === 'deck1')?.entity).toMatchObject({
      brandKitId: 'kit1',
    })
  })

  test('says what is for owners to say only where an owner imports it', () => {
    const kit = sampleEntity(brandKits, { id: 'kit1', colorsOnlyFor: ['editor'], logos: [], channels: [] })
    const saidBy = (role: MemberRole) => planOf({ brandKits: [kit] }, 'elsewhere', role).planned[0]?.entity
    expect(saidBy('owner')).toMatchObject({ colorsOnlyFor: ['editor'] })
    expect(saidBy('editor')).toMatchObject({ colorsOnlyFor: [] })
  })

  test('names the original id only for documents of the workspace that it fills', () => {
    expect(planOf({ posts: [makePost({ id: 'p1' })] }).planned[0]?.originalId).toBeNull()
    expect(planOf({ posts: [makePost({ id: 'p1' })] }, 'w1').planned[0]?.originalId).toBe('p1')
  })
})

describe('what an import leaves out', () => {
  test.each([
    ['what only the server writes', { variants: [{ id: 'v1' }, { id: 'v2' }] }, 'server', 2],
    ['what this version does not know', { songs: [{ id: 's1' }] }, 'unknown', 1],
    ['what does not fit its schema', { posts: [{ ...makePost(), text: 7 }] }, 'unreadable', 1],
    ['what a newer version wrote', { posts: [{ ...makePost(), schema: 99 }] }, 'newer', 1],
  ])('%s, with the reason', (_what, documents, reason, count) => {
    const { planned, leftOut } = planOf(documents)
    expect(planned).toEqual([])
    expect(leftOut).toMatchObject([{ reason, count }])
  })

  test('all but the latest documents of a file with very many', () => {
    const posts = Array.from({ length: IMPORT_DOCUMENTS_MAX + 2 }, (_, i) => makePost({ id: `p${i}`, updatedAt: i }))
    const { planned, leftOut } = planOf({ posts })
    expect(planned).toHaveLength(IMPORT_DOCUMENTS_MAX)
    expect(leftOut).toHaveLength(2)
    expect(leftOut[0]).toEqual({ collection: 'posts', reason: 'full', count: 1 })
  })
})

test('comments come with what they are on, and are left out where that is not imported', () => {
  const onPost = makeComment({ id: 'c1', threadId: 'c1', subject: { kind: 'post', postId: 'p1' } })
  const onQueue = makeComment({ id: 'c2', threadId: 'c2', subject: { kind: 'queue', queueId: 'q1' } })
  const { planned, leftOut } = planOf({ posts: [makePost({ id: 'p1' })], comments: [onPost, onQueue] })
  const ids = planned.map(({ described, id }) => [described.name, id])
  const postId = ids.find(([name]) => name === 'posts')?.[1]
  const comments = planned.filter(({ described }) => described.name === 'comments')
  expect(comments.map(({ entity }) => entity)).toMatchObject([{ subject: { kind: 'post', postId } }])
  expect(leftOut).toEqual([{ collection: 'comments', reason: 'server', count: 1 }])
})

describe('members of an export', () => {
  const member = (uid: string, role: MemberRole) => makeMember('elsewhere', uid, role)
  const filed = [member('ada', 'owner'), member('ben', 'editor'), member('cleo', 'client'), member('dan', 'owner')]

  test('are invites that nobody was sent, in the role that they had; an owner is to be a manager', () => {
    const { planned, leftOut } = planOf({ members: filed })
    expect(planned.map(({ entity }) => entity)).toMatchObject([
      { role: 'client', name: 'Cleo Park', secretHash: null, usesMax: 1, createdBy: 'ada', workspaceId: 'w1' },
      { role: 'manager', name: '', secretHash: null },
    ])
    expect(leftOut).toEqual([{ collection: 'members', reason: 'present', count: 1 }])
  })

  test('are none where the person who imports may not give their roles', () => {
    const { planned, leftOut } = planOf({ members: filed }, 'elsewhere', 'editor')
    expect(planned).toEqual([])
    expect(leftOut).toContainEqual({ collection: 'members', reason: 'server', count: 2 })
  })
})
