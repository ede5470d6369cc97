import type { Notification } from '@postwright/core/model/notification'
import { paths } from '@postwright/core/paths'
import type { Variant } from '@postwright/core/model/variant'
import { beforeEach, describe, expect, test } from 'vitest'
import { notifyConnectionBroken, notifyExpiring } from '../../functions/src/domain/notifications/channel-notices.ts'
import { notifyExportReady } from '../../functions/src/domain/notifications/personal-notices.ts'
import { exportJob } from '@postwright/core/jobs/export'
import { newJob } from '../../functions/src/domain/jobs/begin-job.ts'
import { followVariant } from '../../functions/src/domain/notifications/post-notices.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'
import { makeUser } from '../support/factories/user.ts'
import { makeVariant } from '../support/factories/variant.ts'
import { makeMember } from '../support/factories/world.ts'
import { createPublishingWorld, HOUR, type PublishingWorld } from '../support/publishing.ts'

let world: PublishingWorld
beforeEach(async () => {
  world = await createPublishingWorld('notifications')
  const { refs, workspaceId } = world
  await refs.user('owner').set(makeUser())
  await refs.user('editor').set(makeUser({ id: 'editor' }))
  await refs.member(workspaceId, 'editor').set(makeMember(workspaceId, 'editor', 'editor'))
  for (const uid of ['owner', 'editor']) await refs.db.recursiveDelete(refs.db.collection(paths.notifications(uid)))
  await refs.post(workspaceId, 'post1').set(makePost({ createdBy: 'editor' }))
})

/** Stores a variant of the post on a connection. */
async function put(connectionId: string, fields: Partial<Variant>): Promise<Variant> {
  const { refs, workspaceId } = world
  const variant = makeVariant({ workspaceId, connectionId, handle: connectionId, ...fields })
  await refs.variant(workspaceId, variant.id).set(variant)
  return variant
}

async function toldTo(uid: string): Promise<Notification[]> {
  return (await world.refs.notifications(uid).get()).docs.map((snapshot) => snapshot.data())
}

async function oneToldTo(uid: string): Promise<Notification | undefined> {
  const told = await toldTo(uid)
  expect(told).toHaveLength(1)
  return told[0]
}

function channelsOf(notification: Notification | undefined): string[] {
  return notification && 'channels' in notification ? notification.channels.map(({ handle }) => handle) : []
}

describe('the outcome of a publication', () => {
  test('is told once, however often and at once its event is delivered', async () => {
    const event = await put('a', { state: 'published' })
    await Promise.all([1, 2, 3].map(() => followVariant(world.deps, null, event)))
    await followVariant(world.deps, null, event)
    expect(await oneToldTo('editor')).toMatchObject({ kind: 'post.published', rev: 1, readAt: null })
    expect(await toldTo('owner')).toEqual([])
  })

  test('is not told where a person has muted publications, unless something went wrong', async () => {
    await world.refs.user('editor').set(makeUser({ id: 'editor', mutedReasons: ['published'] }))
    await followVariant(world.deps, null, await put('a', { state: 'published' }))
    expect(await toldTo('editor')).toEqual([])
    await followVariant(world.deps, null, await put('b', { state: 'failed' }))
    expect(await oneToldTo('editor')).toMatchObject({ kind: 'post.failed' })
  })

  test('is one for all channels of a post, whatever the order of their events', async () => {
    const events = [await put('b', { state: 'published' })]
    events.push(await put('a', { state: 'published' }), await put('c', { state: 'failed' }))
    await Promise.all(events.toReversed().map((event) => followVariant(world.deps, null, event)))
    const told = await toldTo('editor')
    const lines = told.map((each) => `${each.kind}: ${channelsOf(each).join()}`)
    expect(lines.toSorted()).toEqual(['post.failed: c', 'post.published: a,b'])
  })

  test('is told again, as unread, when a channel joins after it was read', async () => {
    await followVariant(world.deps, null, await put('a', { state: 'published' }))
    const [read] = await toldTo('editor')
    await world.refs.db.doc(paths.notification('editor', read?.id ?? '')).update({ readAt: new Date() })
    await followVariant(world.deps, null, await put('b', { state: 'published' }))
    const told = await oneToldTo('editor')
    expect(told?.readAt).toBeNull()
    expect(channelsOf(told)).toEqual(['a', 'b'])
  })

  test('is not told when the event comes after the post was planned again, and is when that plan has an outcome', async () => {
    const late = await put('a', { state: 'failed' })
    await put('a', { state: 'scheduled', generation: 2 })
    await followVariant(world.deps, null, late)
    expect(await toldTo('editor')).toEqual([])
    await followVariant(world.deps, null, await put('a', { state: 'published', generation: 2 }))
    await followVariant(world.deps, null, late)
    expect(await oneToldTo('editor')).toMatchObject({ kind: 'post.published', generation: 2 })
  })

  test('is not told when a person settled it by hand, nor while it is on its way', async () => {
    await followVariant(world.deps, null, await put('a', { state: 'published', confirmedBy: 'editor' }))
    await followVariant(world.deps, null, await put('b', { state: 'armed' }))
    await followVariant(world.deps, null, await put('c', { state: 'cancelled' }))
    expect(await toldTo('editor')).toEqual([])
  })

  test('is no news when it is of long ago, as after a backup was restored', async () => {
    const week = 7 * 24 * 60 * 60_000
    const publishedAt = world.deps.clock.now() - week
    await followVariant(world.deps, null, await put('a', { state: 'published', publishedAt }))
    expect(await toldTo('editor')).toEqual([])
    await followVariant(world.deps, null, await put('b', { state: 'published', publishedAt: publishedAt + 1 }))
    expect(channelsOf(await oneToldTo('editor'))).toEqual(['b'])
  })

  test('goes to the owner when the author has left, and to none when post, workspace or account are deleted', async () => {
    const { refs, workspaceId } = world
    await refs.member(workspaceId, 'editor').delete()
    const event = await put('a', { state: 'unconfirmed' })
    await followVariant(world.deps, null, event)
    expect(await toldTo('editor')).toEqual([])
    const told = await oneToldTo('owner')
    expect(told).toMatchObject({ kind: 'post.unconfirmed', workspaceId, postId: 'post1' })

    await refs.db.doc(paths.notification('owner', told?.id ?? '')).delete()
    await refs.user('owner').delete()
    await followVariant(world.deps, null, event)
    await refs.user('owner').set(makeUser())
    await refs.workspace(workspaceId).delete()
    await followVariant(world.deps, null, event)
    await refs.post(workspaceId, 'post1').delete()
    await followVariant(world.deps, null, event)
    expect(await toldTo('owner')).toEqual([])
  })

  test('of the engine itself is told with its reason', async () => {
    world.network.script('p', { publish: ['refuse'] })
    await world.addPost('p')
    await world.schedule('p')
    await world.settle()
    await followVariant(world.deps, null, await world.variant('p'))
    expect(await oneToldTo('editor')).toMatchObject({
      kind: 'post.failed',
      excerpt: 'p first words',
      channels: [{ handle: 'p', errorKind: 'content_policy' }],
    })
  })
})

describe('an account whose access ends soon', () => {
  const DAY = 24 * HOUR
  /** Adds a channel on a network whose access lasts for months. */
  const add = (id: string, accessEndsAt: number) => {
    const { refs, workspaceId } = world
    const lasting = makeConnection({ id, platform: 'linkedin', expiresAt: accessEndsAt, createdBy: 'editor' })
    return refs.connection(workspaceId, id).set(lasting)
  }

  test('is told once for each end, however often it is looked for, and not before its last week', async () => {
    const now = world.deps.clock.now()
    await add('soon1', now + 6 * DAY)
    await add('later1', now + 8 * DAY)
    await Promise.all([1, 2].map(() => notifyExpiring(world.deps)))
    await notifyExpiring(world.deps)
    expect(await oneToldTo('editor')).toMatchObject({
      kind: 'channel.expiring',
      connectionId: 'soon1',
      accessEndsAt: now + 6 * DAY,
      rev: 1,
    })
    await add('soon1', now + 5 * DAY)
    await notifyExpiring(world.deps)
    expect(await toldTo('editor')).toHaveLength(2)
  })
})

describe('an account whose access broke', () => {
  async function breakAt(rev: number, lastCheckedAt: number) {
    const { refs, workspaceId } = world
    const lastError = { kind: 'token_expired', detail: '' } as const
    const fields = { rev, lastCheckedAt, status: 'needs_reconnect', lastError } as const
    const broken = makeConnection({ id: 'broken1', ...fields, createdBy: 'editor' })
    await refs.connection(workspaceId, broken.id).set(broken)
    return { workspaceId, connectionId: broken.id, rev }
  }

  test('is told once to the person who connected it', async () => {
    const event = await breakAt(2, HOUR)
    await Promise.all([1, 2, 3].map(() => notifyConnectionBroken(world.deps, event)))
    expect(await oneToldTo('editor')).toMatchObject({
      kind: 'channel.reconnect',
      errorKind: 'token_expired',
      happenedAt: HOUR,
      rev: 1,
    })
  })

  test('is told anew when it breaks again, and an older event says nothing after that', async () => {
    const first = await breakAt(2, HOUR)
    await notifyConnectionBroken(world.deps, first)
    const [read] = await toldTo('editor')
    await world.refs.db.doc(paths.notification('editor', read?.id ?? '')).update({ readAt: new Date() })
    await notifyConnectionBroken(world.deps, await breakAt(4, 2 * HOUR))
    await notifyConnectionBroken(world.deps, first)
    expect(await oneToldTo('editor')).toMatchObject({ happenedAt: 2 * HOUR, readAt: null, connectionRev: 4, rev: 2 })
  })

  describe('and holds posts', () => {
    const expired = { kind: 'token_expired', detail: '', retryable: true } as const

    async function holdPosts(count: number) {
      const { refs, workspaceId } = world
      const events = []
      for (let number = 1; number <= count; number++) {
        const postId = `post${number}`
        await refs.post(workspaceId, postId).set(makePost({ id: postId, createdBy: 'editor' }))
        const variant = makeVariant({ workspaceId, postId, connectionId: 'broken1', state: 'held', error: expired })
        await refs.variant(workspaceId, variant.id).set(variant)
        events.push(variant)
      }
      return events
    }

    test.each([
      ['after', false],
      ['before', true],
    ])('is told once, with how many, when their events come %s its own', async (_, isFirst) => {
      const event = await breakAt(2, HOUR)
      if (!isFirst) await notifyConnectionBroken(world.deps, event)
      const held = await holdPosts(7)
      await Promise.all([...held, ...held.toReversed()].map((each) => followVariant(world.deps, null, each)))
      await notifyConnectionBroken(world.deps, event)
      expect(await oneToldTo('editor')).toMatchObject({ kind: 'channel.reconnect', heldPosts: 7, happenedAt: HOUR })
    })

    test('is no news when more of them are held after it was read', async () => {
      await notifyConnectionBroken(world.deps, await breakAt(2, HOUR))
      const [read] = await toldTo('editor')
      await world.refs.db.doc(paths.notification('editor', read?.id ?? '')).update({ readAt: new Date() })
      for (const each of await holdPosts(3)) await followVariant(world.deps, null, each)
      const told = await oneToldTo('editor')
      expect(told).toMatchObject({ heldPosts: 3 })
      expect(told?.readAt).not.toBeNull()
    })

    test('leaves a post that was missed to be told by itself', async () => {
      const missed = { kind: 'missed', detail: '', retryable: true } as const
      await followVariant(world.deps, null, await put('a', { state: 'held', error: missed }))
      expect(await oneToldTo('editor')).toMatchObject({ kind: 'post.held' })
    })
  })

  test('is not told when it was connected again before the event arrived', async () => {
    const event = await breakAt(2, HOUR)
    const healthy = makeConnection({ id: 'broken1', rev: 3, createdBy: 'editor' })
    await world.refs.connection(world.workspaceId, healthy.id).set(healthy)
    await notifyConnectionBroken(world.deps, event)
    expect(await toldTo('editor')).toEqual([])
  })
})

test('an export is told once it is done, and once', async () => {
  const { deps, refs } = world
  const job = { ...newJob(deps, 'editor', exportJob, {}), id: 'job1', progress: 100, expiresAt: 5 * HOUR }
  await deps.jobs.create('editor', job).catch(() => undefined)
  await deps.jobs.update('editor', job, { status: 'running' })
  await notifyExportReady(deps, 'editor', 'job1')
  expect(await toldTo('editor')).toEqual([])
  await deps.jobs.update('editor', job, { status: 'done' })
  await Promise.all([1, 2].map(() => notifyExportReady(deps, 'editor', 'job1')))
  expect(await oneToldTo('editor')).toMatchObject({ kind: 'export.ready', jobId: 'job1', fileExpiresAt: 5 * HOUR })
  expect((await refs.notifications('editor').get()).size).toBe(1)
  await deps.accountData.deleteUser('editor')
  expect((await refs.notifications('editor').get()).empty).toBe(true)
})
