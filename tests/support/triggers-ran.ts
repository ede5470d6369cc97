import { hashText } from '@postwright/core/checks/craft/text-hash'
import { EARLIER_POSTS_ID } from '@postwright/core/model/earlier-posts'
import { postSchema } from '@postwright/core/model/post'
import { paths } from '@postwright/core/paths'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { notificationId } from '../../functions/src/domain/notifications/notify.ts'
import type { TestCaller } from './callers.ts'
import { database, fieldsOf } from './documents.ts'
import { eventually } from './eventually.ts'
import { PATIENCE } from './patience.ts'

const listedSchema = z.object({ posts: z.record(z.string(), z.object({ sum: z.string() })) })

type Made = { posts: readonly string[]; exportId: string }

/**
 * Waits until the emulators' triggers have stored everything about a person's posts and jobs, the notification of an export last. Otherwise,
 * their later writes would look like effects of the test's next step.
 */
export async function triggersRan({ uid, workspaceId }: TestCaller, { posts, exportId }: Made): Promise<void> {
  const notification = paths.notification(uid, notificationId('export.ready', exportId))
  await vi.waitFor(async () => {
    for (const postId of posts) {
      const versions = await database().collection(paths.postVersions(workspaceId, postId)).count().get()
      expect(versions.data().count, postId).toBeGreaterThan(0)
      expect(await listedSum(workspaceId, postId), postId).toBe(await sumOfPlanned(workspaceId, postId))
    }
    const open = await database().collection(paths.jobs(uid)).where('status', 'in', ['queued', 'running']).count().get()
    expect(open.data().count).toBe(0)
    expect(await fieldsOf(notification)).toBeDefined()
  }, PATIENCE)
}

/** Hash of a post's text in the list that drafts are compared with; empty if the post is not in it. */
async function listedSum(workspaceId: string, postId: string): Promise<string> {
  const list = await fieldsOf(`${paths.earlierPosts(workspaceId)}/${EARLIER_POSTS_ID}`)
  return listedSchema.parse(list ?? { posts: {} }).posts[postId]?.sum ?? ''
}

/** Expected hash once the post's trigger has run. */
async function sumOfPlanned(workspaceId: string, postId: string): Promise<string> {
  const { text, lifecycle } = postSchema
    .pick({ text: true, lifecycle: true })
    .parse(await fieldsOf(paths.post(workspaceId, postId)))
  return lifecycle === 'draft' ? '' : hashText(text)
}

/** Waits until a person can be found by admins. The list of people does not load again by itself while it is open. */
export async function personListed({ uid }: TestCaller): Promise<void> {
  await eventually(async () => expect(await fieldsOf(paths.personEntry(uid))).toBeDefined())
}
