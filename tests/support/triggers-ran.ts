import { paths } from '@postwright/core/paths'
import { expect, vi } from 'vitest'
import { notificationId } from '../../functions/src/domain/notifications/notification-id.ts'
import type { TestCaller } from './callers.ts'
import { database, fieldsOf } from './documents.ts'

/** A worker may have to be started first, on a machine that does other things as well. */
const PATIENCE = 150_000

type Made = { posts: readonly string[]; exportId: string }

/**
 * Waits until the emulators' triggers have stored what they make of a person's posts and jobs, the notification of an export
 * last: stored later, it would look like a change by what the test does next.
 */
export async function triggersRan({ uid, workspaceId }: TestCaller, { posts, exportId }: Made): Promise<void> {
  const notification = paths.notification(uid, notificationId('export.ready', exportId))
  await vi.waitFor(async () => {
    for (const postId of posts) {
      const versions = await database().collection(paths.postVersions(workspaceId, postId)).count().get()
      expect(versions.data().count, postId).toBeGreaterThan(0)
    }
    const open = await database().collection(paths.jobs(uid)).where('status', 'in', ['queued', 'running']).count().get()
    expect(open.data().count).toBe(0)
    expect(await fieldsOf(notification)).toBeDefined()
  }, PATIENCE)
}
