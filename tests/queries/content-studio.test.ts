import { emptyDraft } from '@postwright/core/model/post'
import { getDoc, getDocs, type Query, type QueryDocumentSnapshot } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { IMAGE_TYPES, POST_MEDIA_TYPES } from '@postwright/core/media/media-type'
import { paths } from '@postwright/core/paths'
import { LIST_LIMIT_MAX } from '@postwright/core/limits'
import { connectionsQuery } from '@/posts/data/use-connections.ts'
import { imageLibraryQuery } from '@/lib/media/use-image-library.ts'
import { mediaQuery } from '@/posts/data/use-media-facts.ts'
import { postsQuery, type PostOrder } from '@/features/content-studio/data/posts.ts'
import { postDrafts } from '@/posts/data/post-drafts.ts'
import { readPage } from '@/lib/live/read-page.ts'
import { refs } from '@/lib/live/refs.ts'
import { postVariantsQuery } from '@/features/content-studio/data/post-publications.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { MADE_AT } from '../support/factories/document-base.ts'
import { makeMedia } from '../support/factories/media.ts'
import { makePost } from '../support/factories/post.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { HERE, makeWorkspaces, place } from '../support/factories/world.ts'
import { openWorld, type RulesWorld } from '../support/rules.ts'

const PROJECT = 'demo-queries-studio'

vi.mock('@/lib/firestore.ts', async () => {
  const { firestoreAs } = await import('./support/firestore-as.ts')
  return { firestore: firestoreAs('demo-queries-studio', 'editor') }
})

let world: RulesWorld
beforeAll(async () => {
  world = await openWorld(PROJECT)
  const posts = ['a', 'b', 'c', 'd'].map((id, i) => makePost({ id, createdAt: MADE_AT + i }))
  const [first, ...others] = posts
  await world.seed([
    ...makeWorkspaces(),
    ...others.map((post) => place(paths.post(HERE, post.id), post)),
    place(paths.post(HERE, 'a'), { ...makePost(first), lifecycle: 'published' }),
    place(paths.mediaItem(HERE, 'picture1'), makeMedia()),
    place(paths.mediaItem(HERE, 'picture2'), makeMedia({ createdAt: MADE_AT + 1 })),
    place(paths.mediaItem(HERE, 'picture3'), makeMedia({ createdAt: MADE_AT + 2 })),
    place(paths.mediaItem(HERE, 'film1'), makeMedia({ createdAt: MADE_AT + 3, mime: 'video/mp4' })),
    place(
      paths.mediaItem(HERE, 'sound1'),
      makeMedia({ createdAt: MADE_AT + 4, mime: 'audio/mpeg', width: 0, height: 0 }),
    ),
    place(paths.connection(HERE, 'late'), makeConnection({ createdAt: MADE_AT + 1 })),
    place(paths.connection(HERE, 'early'), makeConnection()),
    place(paths.variant(HERE, 'a_early'), makeVariant({ postId: 'a', connectionId: 'early' })),
    place(paths.variant(HERE, 'b_early'), makeVariant({ postId: 'b', connectionId: 'early' })),
  ])
})
afterAll(() => world.close())

const listOf = (list: Partial<PostOrder>) =>
  postsQuery(HERE, { lifecycles: null, sort: 'created', order: 'asc', ...list })

async function idsOf(list: Partial<PostOrder>): Promise<string[]> {
  const { data } = await readPage(listOf(list), { after: null, size: LIST_LIMIT_MAX })
  return data.map(({ id }) => id)
}

/** Reads the list page by page, each page as one string. */
async function turned(list: Query<{ id: string }>, size: number): Promise<string[]> {
  const pages: string[] = []
  let after: QueryDocumentSnapshot<{ id: string }> | null = null
  do {
    const { data, endCursor }: Awaited<ReturnType<typeof readPage<{ id: string }>>> = await readPage(list, {
      after,
      size,
    })
    pages.push(data.map(({ id }) => id).join(' '))
    after = endCursor
  } while (after !== null)
  return pages
}

describe('the list of posts', () => {
  it('comes in both orders and by lifecycle', async () => {
    expect(await idsOf({})).toEqual(['a', 'b', 'c', 'd'])
    expect(await idsOf({ order: 'desc' })).toEqual(['d', 'c', 'b', 'a'])
    expect(await idsOf({ lifecycles: ['draft', 'scheduled'], order: 'desc' })).toEqual(['d', 'c', 'b'])
  })

  it('comes by the last edit, by what goes out next and by when it went out', async () => {
    await world.seed([
      place(paths.post(HERE, 'b'), { ...makePost({ id: 'b', createdAt: MADE_AT + 1 }), updatedAt: MADE_AT + 50 }),
    ])
    expect((await idsOf({ sort: 'edited', order: 'desc' })).slice(0, 2)).toEqual(['b', 'd'])
    const far = { text: 'later', lifecycle: 'scheduled' as const, nextAt: MADE_AT + 900 }
    const out = { lifecycle: 'published' as const, createdAt: MADE_AT - 1 }
    await world.seed([
      place(paths.post(HERE, 'far'), makePost({ ...far, id: 'far' })),
      place(paths.post(HERE, 'near'), makePost({ ...far, id: 'near', nextAt: MADE_AT + 300 })),
      place(paths.post(HERE, 'sending'), makePost({ ...far, id: 'sending', lifecycle: 'sending', nextAt: null })),
      place(paths.post(HERE, 'out1'), makePost({ ...out, id: 'out1', publishedAt: MADE_AT + 700 })),
      place(paths.post(HERE, 'out2'), makePost({ ...out, id: 'out2', publishedAt: MADE_AT + 600 })),
    ])
    const toGoOut = { sort: 'next', lifecycles: ['scheduled', 'sending'] } as const
    expect(await idsOf({ ...toGoOut, order: 'desc' })).toEqual(['sending', 'near', 'far'])
    expect(await turned(listOf({ ...toGoOut }), 1)).toEqual(['sending', 'near', 'far'])
    const published = { sort: 'published', lifecycles: ['published'] } as const
    expect((await idsOf({ ...published, order: 'desc' })).slice(0, 2)).toEqual(['out1', 'out2'])
    const gone = ['far', 'near', 'sending', 'out1', 'out2']
    await Promise.all(gone.map((id) => world.remove(paths.post(HERE, id))))
  })

  it('goes on after the last post of a page', async () => {
    expect(await turned(listOf({}), 3)).toEqual(['a b c', 'd'])
  })
})

describe('what the composer reads', () => {
  it('shows channels in the order of connecting, pictures by id and what became of the post', async () => {
    const channels = await getDocs(connectionsQuery(HERE))
    expect(channels.docs.map(({ id }) => id)).toEqual(['early', 'late'])
    const pictures = await getDocs(mediaQuery(HERE, ['picture2', 'gone']))
    expect(pictures.docs.map(({ id }) => id)).toEqual(['picture2'])
    const variants = await getDocs(postVariantsQuery(HERE, 'a'))
    expect(variants.docs.map(({ id }) => id)).toEqual(['a_early'])
  })
})

describe('the library of pictures', () => {
  it('comes newest first, page by page', async () => {
    expect(await turned(imageLibraryQuery(HERE, IMAGE_TYPES), 2)).toEqual(['picture3 picture2', 'picture1'])
  })

  it('has what a post may have, and no sounds', async () => {
    const { data } = await readPage(imageLibraryQuery(HERE, POST_MEDIA_TYPES), { after: null, size: LIST_LIMIT_MAX })
    expect(data.map(({ id }) => id)).toEqual(['film1', 'picture3', 'picture2', 'picture1'])
  })

  it('may be as long as the longest page that a person can choose', async () => {
    expect(
      (await readPage(imageLibraryQuery(HERE, IMAGE_TYPES), { after: null, size: LIST_LIMIT_MAX })).data,
    ).toHaveLength(3)
  })
})

describe('what the composer writes', () => {
  const { server } = postDrafts
  const draft = {
    ...emptyDraft(),
    text: 'Written here',
    media: [{ mediaId: 'picture1', alt: '' }],
    connectionIds: ['early'],
  }

  it('begins posts that the rules accept and the schema reads', async () => {
    const id = server.newId(HERE)
    expect(await server.create(HERE, id, { uid: 'editor', draft })).toBe('written')
    const post = await getDoc(refs.post(HERE, id))
    expect(post.data()).toMatchObject({ ...draft, id, rev: 1, lifecycle: 'draft', createdBy: 'editor' })
    expect(await server.create(HERE, server.newId(HERE), { uid: 'editor', draft: emptyDraft() })).toBe('written')
    expect(await server.create(HERE, id, { uid: 'editor', draft })).toBe('refused')
  })

  it('saves a draft, and tells a save that the rules refuse from one that failed', async () => {
    const id = server.newId(HERE)
    await server.create(HERE, id, { uid: 'editor', draft })
    expect(await server.write(HERE, id, { uid: 'editor', draft: { ...draft, text: 'Once more' }, rev: 2 })).toBe(
      'written',
    )
    expect(
      await server.write(HERE, id, { uid: 'editor', draft: { ...draft, text: 'From an older tab' }, rev: 2 }),
    ).toBe('refused')
    expect(await server.read(HERE, 'nowhere')).toBe('missing')
    expect(await server.read('elsewhere', id)).toBe('forbidden')
    expect(await server.read(HERE, id)).toMatchObject({ rev: 2, draft: { text: 'Once more' }, editable: true })
  })
})
