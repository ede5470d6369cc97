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

const itemOf = ({ id, rev }: Post) => ({ postId: id, rev })

/** What the server is asked for: every post at its own time of day on the clock of a zone. Posts without a time are not moved. */
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
    case 'channels':
      return { ...action, items: posts.map(itemOf) }
    case 'queue':
      return { ...action, items: posts.map(itemOf) }
  }
}

/**
 * What takes a change back, for the posts that it has changed, whose revisions it has told; null for what cannot be undone.
 * @param revs the new revision of each post that was changed
 */
export function undoOf(
  action: BulkAction,
  posts: readonly Post[],
  revs: ReadonlyMap<string, number>,
  tzid: string,
): BulkChange | null {
  const changed = posts.flatMap((post) => {
    const rev = revs.get(post.id)
    return rev === undefined ? [] : [{ ...post, rev }]
  })
  const back = changed.flatMap((post) =>
    post.plannedAt === null
      ? []
      : [{ ...itemOf(post), when: { kind: 'at' as const, local: fromInstant(post.plannedAt, tzid).local, tzid } }],
  )
  if (changed.length === 0 || action.kind === 'delete' || action.kind === 'channels') return null
  if (action.kind === 'label') {
    const without = changed.filter(({ labels }) => !labels.includes(action.label)).map(itemOf)
    return without.length === 0 ? null : { kind: 'label', items: without, add: [], remove: [action.label] }
  }
  if (action.kind === 'unlabel') {
    const having = changed.filter(({ labels }) => labels.includes(action.label)).map(itemOf)
    return having.length === 0 ? null : { kind: 'label', items: having, add: [action.label], remove: [] }
  }
  if (back.length === 0) return null
  return { kind: action.kind === 'cancel' ? 'schedule' : 'move', items: back }
}
