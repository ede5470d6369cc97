import { hashText } from '@postwright/core/checks/craft/text-hash'
import { earlierPosts } from '@postwright/core/collections/earlier-posts'
import { evergreens } from '@postwright/core/collections/evergreens'
import {
  EARLIER_POSTS_ID,
  EARLIER_POSTS_MAX,
  EARLIER_POSTS_OVER,
  type EarlierPosts,
} from '@postwright/core/model/earlier-posts'
import type { Post } from '@postwright/core/model/post'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepEarlierPost } from '../../functions/src/domain/posts/keep-earlier-post.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makePost } from '../support/factories/post.ts'
import { createPublishingWorld, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('earlier-posts')
})

const textOf = (id: string, edit = 0) => `The words of ${id} as they were edited ${edit} times`
const listRef = () => world.refs.described(earlierPosts, world.workspaceId).doc(EARLIER_POSTS_ID)
const postRef = (id: string) => world.refs.post(world.workspaceId, id)
const keep = (postId: string, deps = world.deps) => keepEarlierPost(deps, { workspaceId: world.workspaceId, postId })
const remove = (id: string) => postRef(id).delete()

async function write(id: string, fields: Partial<Post> = {}): Promise<void> {
  await postRef(id).set(makePost({ id, text: textOf(id), lifecycle: 'scheduled', plannedAt: 1_000, ...fields }))
}

async function list(): Promise<EarlierPosts['posts'] | null> {
  return (await listRef().get()).data()?.posts ?? null
}

const sumsOf = (posts: EarlierPosts['posts'] | null) =>
  Object.fromEntries(Object.entries(posts ?? {}).map(([id, { sum }]) => [id, sum]))

describe('the list that drafts are compared with', () => {
  test('follows posts that are planned, edited, taken out of their plan and deleted', async () => {
    await write('9-a_1')
    await keep('9-a_1')
    await write('b')
    await keep('b')
    expect(sumsOf(await list())).toEqual({ '9-a_1': hashText(textOf('9-a_1')), b: hashText(textOf('b')) })

    await write('b', { text: textOf('b', 1), plannedAt: 2_000 })
    await keep('b')
    expect((await list())?.['b']).toMatchObject({ sum: hashText(textOf('b', 1)), plannedAt: 2_000 })

    await write('b', { lifecycle: 'draft', plannedAt: null })
    await keep('b')
    expect(Object.keys((await list()) ?? {})).toEqual(['9-a_1'])
  })

  test('is gone with its last post, and an event that comes after that brings nothing back', async () => {
    await write('a')
    await keep('a')
    await remove('a')
    await keep('a')
    expect((await listRef().get()).exists).toBe(false)
    await keep('a')
    expect((await listRef().get()).exists).toBe(false)
  })

  test('has every post after events of many at once, each delivered several times', async () => {
    const ids = Array.from({ length: 25 }, (_, at) => `post${at}`)
    await Promise.all(ids.map((id) => write(id)))
    await Promise.all([...ids, ...ids.toReversed()].map((id) => keep(id)))
    expect(sumsOf(await list())).toEqual(Object.fromEntries(ids.map((id) => [id, hashText(textOf(id))])))
  })

  test('says what a post says now, whatever order its events come in', async () => {
    await write('a')
    await keep('a')
    const edits = Array.from({ length: 6 }, (_, at) => at + 1)
    await Promise.all(
      edits.map(async (edit) => {
        await write('a', { text: textOf('a', edit) })
        await keep('a')
      }),
    )
    const { text } = (await postRef('a').get()).data() ?? { text: '' }
    expect(sumsOf(await list())).toEqual({ a: hashText(text) })
  })

  test('is mended by the run that looks again when an earlier text was entered late', async () => {
    await write('a')
    await keep('a')
    await write('a', { text: textOf('a', 1) })
    const { put } = world.deps.earlierPosts
    let isLate = true
    await keep('a', {
      ...world.deps,
      earlierPosts: {
        ...world.deps.earlierPosts,
        put: async (wid, postId, entry) => {
          // Meanwhile, the post is edited again and the run for that edit ends.
          if (isLate) {
            isLate = false
            await write('a', { text: textOf('a', 2) })
            await keep('a')
          }
          return put(wid, postId, entry)
        },
      },
    })
    expect(sumsOf(await list())).toEqual({ a: hashText(textOf('a', 2)) })
  })

  test('is finished by the next delivery when a run is killed before or after it has written', async () => {
    await write('a')
    await keep('a')
    const { put } = world.deps.earlierPosts
    for (const [edit, isWritten] of [
      [1, false],
      [2, true],
    ] as const) {
      await write('a', { text: textOf('a', edit) })
      const killed = keep('a', {
        ...world.deps,
        earlierPosts: {
          ...world.deps.earlierPosts,
          put: async (wid, postId, entry) => {
            if (isWritten) await put(wid, postId, entry)
            throw new Error('killed')
          },
        },
      })
      await expect(killed).rejects.toThrow('killed')
      await keep('a')
      expect(sumsOf(await list())).toEqual({ a: hashText(textOf('a', edit)) })
    }
  })

  test('is made anew of the latest posts when it has grown too long', async () => {
    const over = EARLIER_POSTS_MAX + EARLIER_POSTS_OVER
    const old = Array.from({ length: over }, (_, at) => [`old${at}`, { ...entryOf('old'), plannedAt: at }] as const)
    await listRef().set({ ...makeBase(EARLIER_POSTS_ID), posts: Object.fromEntries(old) })
    await write('a')
    await write('b')
    await keep('a')
    expect(Object.keys((await list()) ?? {}).toSorted()).toEqual(['a', 'b'])
  })

  test('has the posts that were planned before there was a list', async () => {
    await write('a')
    await write('b')
    await write('draft', { lifecycle: 'draft', plannedAt: null })
    await keep('b')
    expect(Object.keys((await list()) ?? {}).toSorted()).toEqual(['a', 'b'])
  })
})

describe('a post that repeats another on purpose', () => {
  test('is known as one of its series, or as a turn of its evergreen post, also after the next turn is planned', async () => {
    await write('day', { seriesId: 'series1' })
    await keep('day')
    await write('original', { queueId: 'queue1' })
    await keep('original')
    const turn = {
      queueId: 'queue1',
      variations: [],
      variationsBy: null,
      turn: 1,
      dueAt: null,
      problem: null,
      end: null,
    }
    const evergreen = world.refs.described(evergreens, world.workspaceId).doc('original')
    await evergreen.set({ ...makeBase('original'), ...turn, postId: 'turn1' })
    await write('turn1', { queueId: 'queue1' })
    await keep('turn1')
    await evergreen.update({ postId: 'turn2' })
    await write('turn1', { queueId: 'queue1', text: textOf('turn1', 1) })
    await keep('turn1')
    const families = Object.entries((await list()) ?? {}).map(([id, { family }]) => [id, family])
    expect(Object.fromEntries(families)).toEqual({ day: 'series1', original: null, turn1: 'original' })
  })
})

function entryOf(id: string): EarlierPosts['posts'][string] {
  return { sum: hashText(textOf(id)), words: textOf(id), plannedAt: 1, family: null }
}
