import { type BulkChange, bulkPosts, type BulkResult } from '@postwright/core/api/bulk-posts'
import { PREVIEW_ITEMS } from '@postwright/core/limits'
import type { BrandQuestion } from '@postwright/core/model/brand-verdict'
import { call } from '@/lib/api-client.ts'
import { askAboutBrand } from '../brand/confirm-brand.ts'

/** Concurrency limit of calls. */
const LANES = 2

/**
 * Changes any number of posts in batches. A failed call is reported as a refusal of each of its posts, and the other calls continue. The user is
 * asked once about all posts that breach brand rules; these are sent again with the reason, and asked about again if they are refused once more.
 * @param refusalText returns the message for a failed call
 */
export async function runBulkChange(
  workspaceId: string,
  change: BulkChange,
  refusalText: (error: unknown) => string,
): Promise<BulkResult[]> {
  let results = await changeAll(workspaceId, change, refusalText)
  for (;;) {
    const asked = new Map(results.flatMap((each) => (!each.ok && each.brand ? [[each.postId, each.brand]] : [])))
    const reason = asked.size === 0 ? null : await askAboutBrand([...asked.values()])
    if (reason === null) return results
    const confirmed = withConfirmation(change, asked, reason)
    const again = new Map((await changeAll(workspaceId, confirmed, refusalText)).map((each) => [each.postId, each]))
    results = results.map((each) => again.get(each.postId) ?? each)
  }
}

/** Returns the same change for the posts that were asked about, with the breaches that the user saw for each. */
function withConfirmation(change: BulkChange, asked: ReadonlyMap<string, BrandQuestion>, reason: string): BulkChange {
  const confirm = <Item extends { postId: string }>(items: readonly Item[]) =>
    items.flatMap((item) => {
      const question = asked.get(item.postId)
      return question ? [{ ...item, brand: { seen: question.seen, reason } }] : []
    })
  switch (change.kind) {
    case 'move':
    case 'schedule':
      return { ...change, items: confirm(change.items) }
    case 'slots':
      return { ...change, items: confirm(change.items) }
    case 'queue':
      return { ...change, items: confirm(change.items) }
    case 'channels':
      return { ...change, items: confirm(change.items) }
    case 'campaign':
    case 'cancel':
    case 'delete':
    case 'label':
      // These changes plan no post, so they need no confirmation.
      return change
  }
}

async function changeAll(
  workspaceId: string,
  change: BulkChange,
  refusalText: (error: unknown) => string,
): Promise<BulkResult[]> {
  const parts = splitChange(change, PREVIEW_ITEMS)
  const results: BulkResult[][] = []
  const waiting = parts.entries()
  const lane = async () => {
    for (const [at, part] of waiting) {
      try {
        results[at] = (await call(bulkPosts, { workspaceId, change: part })).results
      } catch (error) {
        const refused = { ok: false, code: 'internal', detail: refusalText(error) } as const
        results[at] = part.items.map(({ postId }) => ({ postId, ...refused }))
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results.flat()
}

/** Splits a change of many posts into changes of at most `most` posts each, in order. */
export function splitChange(change: BulkChange, most: number): BulkChange[] {
  const cuts = Array.from({ length: Math.ceil(change.items.length / most) }, (_, part) => part * most)
  return cuts.map((from): BulkChange => {
    if (change.kind === 'move' || change.kind === 'schedule') {
      return { ...change, items: change.items.slice(from, from + most) }
    }
    if (change.kind === 'campaign') return { ...change, items: change.items.slice(from, from + most) }
    if (change.kind === 'slots') return { ...change, items: change.items.slice(from, from + most) }
    return { ...change, items: change.items.slice(from, from + most) }
  })
}
