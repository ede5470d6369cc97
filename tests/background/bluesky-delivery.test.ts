import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revokeBlueskyAppPassword } from '../../scripts/bluesky/account.ts'
import { secretContext } from '../../functions/src/domain/channel-access/channel-secrets.ts'
import { uploadMedia } from '../../functions/src/domain/media/upload-media.ts'
import type { FaultPoint } from '../../functions/src/domain/ports/world.ts'
import { releaseHeld } from '../../functions/src/domain/publishing/connection-holds.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { listPosts, type Pds, startPds } from '../support/pds.ts'
import { makePicture } from '../support/pictures.ts'
import { Crash, createPublishingWorld, idOf, MINUTE, type PublishingWorld } from '../support/publishing.ts'
import { signInPatiently } from '../support/sign-in-patiently.ts'

let pds: Pds
let proxy: FaultProxy
let world: PublishingWorld
let count = 0

beforeAll(async () => {
  pds = await startPds()
  proxy = await startFaultProxy(pds.url)
  world = await createPublishingWorld('bluesky')
})

afterAll(async () => {
  await proxy?.stop()
  await pds?.stop()
})

beforeEach(() => proxy.set({ kind: 'none' }))

type Login = { handle: string; appPassword: string }

/** A post with link and picture on a connection of its own to the same account, due now. */
async function duePost(login: Login = pds): Promise<string> {
  count += 1
  const name = `post${count}`
  const { deps, workspaceId, owner, refs } = world
  const { handle, appPassword } = login
  const { account, secret } = await signInPatiently({ service: proxy.url, handle, appPassword })
  await world.addPost(name)
  const connection = makeConnection({ ...account, id: idOf(name).connectionId, platform: 'bluesky' })
  await deps.transact(async (tx) => {
    const stored = await deps.connectionSecrets.getIn(tx, connection.id)
    if (!stored) throw new Error('addPost has stored no secret')
    const sealed = deps.sealer.seal(secret, secretContext(workspaceId, connection))
    deps.connectionSecrets.saveIn(tx, { ...stored, platform: 'bluesky', sealed })
    deps.connections.saveIn(tx, workspaceId, connection)
  })
  const bytes = await makePicture('jpeg', { seed: count })
  const { id } = await uploadMedia(deps, owner, { workspaceId, name: 'stripes.jpg', bytes })
  const text = `${name} is at https://example.com`
  await refs.post(workspaceId, name).update({ text, media: [{ mediaId: id, alt: 'Stripes' }] })
  await world.schedule(name)
  return name
}

const online = async (name: string) =>
  (await listPosts(pds.url, pds.did)).filter(({ text }) => text.startsWith(`${name} `))

async function expectPublishedOnce(name: string): Promise<void> {
  const variant = await world.variant(name)
  expect(variant).toMatchObject({ state: 'published', error: null, url: expect.stringContaining('getRecord') })
  const posts = await online(name)
  expect(posts).toMatchObject([
    { uri: variant.remoteId, key: variant.recordKey, images: [{ alt: 'Stripes' }], facets: [{}] },
  ])
}

describe('delivery to a real Bluesky server', () => {
  test('a due post goes out once, with picture, alternative text and link', async () => {
    const name = await duePost()
    await world.settle()
    await expectPublishedOnce(name)
  })

  test('three workers at the same time post it once', async () => {
    const name = await duePost()
    await world.settle({ copies: 3 })
    await expectPublishedOnce(name)
  })

  test.each<FaultPoint>(['after_claim', 'after_prepare', 'after_intent', 'after_call', 'after_outcome'])(
    'a worker that dies %s leaves one post',
    async (point) => {
      const name = await duePost()
      world.onFault(name, point, () => {
        throw new Crash()
      })
      await world.settle()
      await expectPublishedOnce(name)
    },
  )

  test.each([
    ['the answer is lost', { kind: 'lose_answer' as const }],
    ['the request is cut off', { kind: 'cut' as const }],
    ['the server has an internal error', { kind: 'answer' as const, status: 500, body: '{}' }],
  ])('when %s the look-up settles it, with one post', async (_what, fault) => {
    const name = await duePost()
    proxy.set(fault, 'putRecord', 1)
    await world.settle()
    await expectPublishedOnce(name)
  })

  test('when the look-up fails too a person decides, and may settle it by another look', async () => {
    const name = await duePost()
    proxy.set({ kind: 'lose_answer' }, 'com.atproto.repo.putRecord', 1)
    world.onFault(name, 'after_call', () => proxy.set({ kind: 'cut' }))
    await world.settle()
    expect(await world.variant(name)).toMatchObject({ state: 'unconfirmed', error: { retryable: true } })
    expect(await online(name)).toHaveLength(1)
    proxy.set({ kind: 'none' })
    await releaseHeld(world.deps, world.workspaceId, idOf(name).connectionId)
    await expectPublishedOnce(name)
  })

  test('a server that is restarted while a post is due gets it once', async () => {
    const name = await duePost()
    await pds.halt()
    await world.tick()
    expect((await world.variant(name)).state).toBe('scheduled')
    await pds.restart()
    world.clock.advance(MINUTE)
    await world.settle()
    await expectPublishedOnce(name)
  })

  test('an app password taken back at the network holds the post and marks the account', async () => {
    const account = await pds.createAccount('grace')
    const name = await duePost(account)
    await revokeBlueskyAppPassword(pds.url, account)
    await world.settle()
    expect(await world.variant(name)).toMatchObject({ state: 'held', error: { kind: 'token_expired' } })
    const connection = await world.deps.connections.get(world.workspaceId, idOf(name).connectionId)
    expect(connection).toMatchObject({ status: 'needs_reconnect' })
    expect(await listPosts(pds.url, account.did)).toEqual([])
  })

  const page = { 'content-type': 'text/html' }
  test.each([
    ['redirects it', { kind: 'answer' as const, status: 307, headers: { location: '/elsewhere' }, body: '' }],
    ['forbids it with a page', { kind: 'answer' as const, status: 403, headers: page, body: '<html>Forbidden</html>' }],
  ])('a server that %s once while the sign-in is renewed gets the post a little later', async (_what, fault) => {
    const name = await duePost()
    proxy.set(fault, 'refreshSession', 1)
    await world.tick()
    expect(await world.variant(name)).toMatchObject({ state: 'scheduled', error: { retryable: true } })
    await world.settle()
    await expectPublishedOnce(name)
    const connection = await world.deps.connections.get(world.workspaceId, idOf(name).connectionId)
    expect(connection).toMatchObject({ status: 'connected' })
  })

  test('rotated tokens are stored sealed for the next post', async () => {
    const name = await duePost()
    const before = await world.deps.connectionSecrets.get(idOf(name).connectionId)
    await world.settle()
    const after = await world.deps.connectionSecrets.get(idOf(name).connectionId)
    expect(after?.rev).toBeGreaterThan(before?.rev ?? 0)
    expect(after?.sealed).not.toBe(before?.sealed)
  })
})
