import type { Firestore, Query } from 'firebase-admin/firestore'

/** One batch. */
const PAGE = 200

/** Deletes what a query finds page by page, so that the next run continues where a killed one stopped. */
export async function deleteAll(db: Firestore, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(PAGE).select().get()
    if (docs.length === 0) return
    const batch = db.batch()
    for (const { ref } of docs) batch.delete(ref)
    await batch.commit()
  }
}
