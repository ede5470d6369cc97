import type { BulkChange } from '@postwright/core/api/bulk-posts'
import type { Post } from '@postwright/core/model/post'
import { fromInstant, toZonedTime } from '@postwright/core/time/zoned-time'

export type BulkAction =
  | { kind: 'move'; days: number }
  | { kind: 'cancel' }
  | { kind: 'delete' }
  | { kind: 'label' | 'unlabel'; label: string }
  | { kind: 'channels'; add: string[]; remove: string[] }
  | { kind: 'queue'; queueId: string }
  /** An empty id removes the posts from their campaigns. */
  | { kind: 'campaign'; campaignId: string }

const itemOf = ({ id, rev }: Post) => ({ postId: id, rev })

/** Returns the request for a bulk action. Moved posts keep their time of day in `tzid`; posts without a time are not moved. */
export function bulkChange(action: BulkAction, posts: readonly Post[], tzid: string): BulkChange {
  switch (action.kind) {
    case 'move':
      return {
        kind: 'move',
        items: posts.flatMap((post) => {
          if (post.plannedAt === null) return []
          const [date = '', time = ''] = fromInstant(post.plannedAt, tzid).local.split('T')
          const day = Temporal.PlainDate.from(date).add({ days: action.days }).toString()
          const { local } = toZonedTime(`${day}T${time}`, tzid)
          return { ...itemOf(post), when: { kind: 'at' as const, local, tzid } }
        }),
      }
    case 'cancel':
      return { kind: 'cancel', items: posts.map(itemOf) }
    case 'delete':
      return { kind: 'delete', items: posts.map(itemOf) }
    case 'label':
      return { kind: 'label', items: posts.map(itemOf), add: [action.label], remove: [] }
    case 'unlabel':
      return { kind: 'label', items: posts.map(itemOf), add: [], remove: [action.label] }
    case 'campaign':
      return { kind: 'campaign', items: posts.map((post) => ({ ...itemOf(post), campaignId: action.campaignId })) }
    case 'channels':
      return { ...action, items: posts.map(itemOf) }
    case 'queue':
      return { ...action, items: posts.map(itemOf) }
  }
}

/**
 * Returns the changes that undo a bulk action, using the revisions returned for the changed posts; empty if it cannot be undone. A post that had a
 * slot in a queue gets it back.
 * @param revs the new revision of each post that was changed
 */
export function undoOf(
  action: BulkAction,
  posts: readonly Post[],
  revs: ReadonlyMap<string, number>,
  tzid: string,
): BulkChange[] {
  const changed = posts.flatMap((post) => {
    const rev = revs.get(post.id)
    return rev === undefined ? [] : [{ ...post, rev }]
  })
  switch (action.kind) {
    case 'delete':
    case 'channels':
      return []
    case 'label': {
      const items = changed.filter(({ labels }) => !labels.includes(action.label)).map(itemOf)
      return items.length === 0 ? [] : [{ kind: 'label', items, add: [], remove: [action.label] }]
    }
    case 'unlabel': {
      const items = changed.filter(({ labels }) => labels.includes(action.label)).map(itemOf)
      return items.length === 0 ? [] : [{ kind: 'label', items, add: [action.label], remove: [] }]
    }
    case 'campaign': {
      const items = changed.filter((post) => post.campaignId !== action.campaignId)
      const before = items.map((post) => ({ ...itemOf(post), campaignId: post.campaignId }))
      return before.length === 0 ? [] : [{ kind: 'campaign', items: before }]
    }
    case 'move':
    case 'cancel':
    case 'queue':
      return backToPlans(changed, action.kind, tzid)
  }
}

/** Returns the changes that restore the slots or times of posts; posts that had none become drafts again. */
function backToPlans(posts: readonly Post[], undone: 'move' | 'cancel' | 'queue', tzid: string): BulkChange[] {
  const slots = posts.flatMap((post) => {
    const { queueId, nextAt: at } = post
    return queueId === null || at === null ? [] : [{ ...itemOf(post), queueId, at }]
  })
  const times = posts.flatMap((post) =>
    post.plannedAt === null || slots.some(({ postId }) => postId === post.id)
      ? []
      : [{ ...itemOf(post), when: { kind: 'at' as const, local: fromInstant(post.plannedAt, tzid).local, tzid } }],
  )
  const drafts = undone === 'queue' ? posts.filter(({ plannedAt }) => plannedAt === null).map(itemOf) : []
  const changes: BulkChange[] = [
    { kind: undone === 'cancel' ? 'schedule' : 'move', items: times },
    { kind: 'slots', items: slots },
    { kind: 'cancel', items: drafts },
  ]
  return changes.filter(({ items }) => items.length > 0)
}
