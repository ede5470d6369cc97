import { expect, test } from 'vitest'
import { createImages } from '../../functions/src/images/create-images.ts'
import { createBlueskyPublisher } from '../../functions/src/platforms/bluesky/create-publisher.ts'
import type { SafeFetch } from '../../functions/src/platforms/safe-fetch.ts'
import { connectionOf, testClock } from '../support/bluesky.ts'
import { type ScriptedReply, scriptedServer } from '../support/echoing-server.ts'

const DID = 'did:plc:abcdefghijklmnopqrstuvwx'
const URI = `at://${DID}/app.bsky.feed.post/3lbexample2k22`
const AT = '2026-11-23T12:00:00.000Z'
const HANDLE = 'ada.example.com'
const ACCOUNT = { externalId: DID, handle: HANDLE, name: 'Ada', avatar: null, service: 'https://pds.example.com' }
const tokens = (number: number) => ({ accessJwt: `access-${number}`, refreshJwt: `refresh-${number}` })
const SECRET = JSON.stringify({ appPassword: 'wxyz-2345-abcd-6789', ...tokens(1) })
const UNKNOWN = { status: 501, body: { error: 'MethodNotImplemented', message: 'Method Not Implemented' } }

/** A post's view in a reply of the network; the client refuses replies that do not fit its lexicons. */
const viewOf = (counts: object, uri = URI) => ({
  uri,
  cid: 'bafyreid27zk7lbis4zw5fz4podbvbs4fc5ivwji3dmrwa6zggnj4bnd57u',
  author: { did: DID, handle: HANDLE },
  record: { $type: 'app.bsky.feed.post', text: 'Hello', createdAt: AT },
  indexedAt: AT,
  ...counts,
})

async function numbers(answer: (authorization: string | null) => ScriptedReply) {
  const { fetch, seen } = scriptedServer(({ method, authorization }) =>
    method === 'com.atproto.server.refreshSession'
      ? { body: { did: DID, handle: HANDLE, ...tokens(2) } }
      : answer(authorization),
  )
  const asked: string[] = []
  const listened: SafeFetch = (url, init, limits) => {
    asked.push(url)
    return fetch(url, init, limits)
  }
  const publisher = createBlueskyPublisher({ fetch: listened, images: createImages(), clock: testClock, videos: null })
  return { answer: await publisher.metrics?.(connectionOf(ACCOUNT), SECRET, URI), seen, asked }
}

test('the numbers of a post are those of the network, a quotation counted as a repost', async () => {
  const counts = { likeCount: 7, replyCount: 2, repostCount: 3, quoteCount: 1, bookmarkCount: 9 }
  const { answer, seen, asked } = await numbers(() => ({ body: { posts: [viewOf(counts)] } }))
  expect(answer).toEqual({ kind: 'metrics', values: { likes: 7, replies: 2, reposts: 4 } })
  expect(seen).toMatchObject([{ method: 'app.bsky.feed.getPosts', authorization: 'Bearer access-1' }])
  expect(asked.map((url) => new URL(url).searchParams.getAll('uris'))).toEqual([[URI]])
})

test('what the network does not say is left out', async () => {
  const { answer } = await numbers(() => ({ body: { posts: [viewOf({ likeCount: 0 })] } }))
  expect(answer).toEqual({ kind: 'metrics', values: { likes: 0 } })
})

test('access that has ended is renewed for them, and the new one is kept', async () => {
  const { answer } = await numbers((authorization) =>
    authorization === 'Bearer access-1'
      ? { status: 400, body: { error: 'ExpiredToken', message: 'Token has expired' } }
      : { body: { posts: [viewOf({ likeCount: 1 })] } },
  )
  expect(answer).toMatchObject({ kind: 'metrics', values: { likes: 1 }, rotatedSecret: expect.any(String) })
})

test.each<[string, ScriptedReply]>([
  ['that the network does not show', { body: { posts: [] } }],
  ['for which another one is shown', { body: { posts: [viewOf({ likeCount: 5 }, `${URI}2`)] } }],
  ['on a server that knows no network', UNKNOWN],
])('a post %s has none', async (_, reply) => {
  expect((await numbers(() => reply)).answer).toMatchObject({ kind: 'refused' })
})

test('followers are those of the account as the network counts them', async () => {
  const profile = { did: DID, handle: HANDLE, followersCount: 91, followsCount: 4, postsCount: 12 }
  const { fetch, seen } = scriptedServer(() => ({ body: profile }))
  const publisher = createBlueskyPublisher({ fetch, images: createImages(), clock: testClock, videos: null })
  const counted = await publisher.followers?.(connectionOf(ACCOUNT), SECRET)
  expect(counted).toEqual({ kind: 'followers', count: 91 })
  expect(seen).toMatchObject([{ method: 'app.bsky.actor.getProfile' }])
})
