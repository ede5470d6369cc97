import { outbox, sending } from './outbox.ts'

/** Gives up everything that waits for a post that is deleted. */
export async function dropPost(postId: string): Promise<void> {
  const ids = outbox.getItems().flatMap((item) => (item.postId === postId ? [item.id] : []))
  await Promise.all(ids.map(sending.drop))
}
