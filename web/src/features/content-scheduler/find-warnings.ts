import type { Post } from '@postwright/core/model/post'

type Compared = Pick<Post, 'id' | 'text' | 'connectionIds' | 'plannedAt' | 'lifecycle' | 'seriesId'>

/** What stands in the way of a post: others on one of its channels at nearly the same time, and others that say the same. */
export type Warnings = { near: readonly string[]; same: readonly string[] }

const MINUTE = 60_000

/** The warnings of posts by id; posts without any are left out, and those whose time and text can no longer change. `minutes` of 0: no post is near another. */
export function findWarnings(posts: readonly Compared[], minutes: number): Map<string, Warnings> {
  const found = new Map<string, { near: string[]; same: string[] }>()
  const changeable = (post: Compared) => post.lifecycle !== 'published' && post.lifecycle !== 'sending'
  const add = (kind: keyof Warnings, one: Compared, other: Compared) => {
    if (!changeable(one)) return
    const warnings = found.get(one.id) ?? { near: [], same: [] }
    warnings[kind].push(other.id)
    found.set(one.id, warnings)
  }
  for (const [a, b] of nearPairs(posts, minutes * MINUTE)) {
    add('near', a, b)
    add('near', b, a)
  }
  for (const group of bySameText(posts)) {
    for (const post of group) {
      for (const other of group) if (other !== post && !isRecurring(post, other)) add('same', post, other)
    }
  }
  return found
}

function nearPairs(posts: readonly Compared[], within: number): [Compared, Compared][] {
  const planned = posts.flatMap((post) => (post.plannedAt === null ? [] : [{ post, at: post.plannedAt }]))
  const sorted = planned.toSorted((a, b) => a.at - b.at)
  return sorted.flatMap(({ post, at }, place): [Compared, Compared][] => {
    const after = sorted.slice(place + 1)
    const end = after.findIndex((later) => later.at - at >= within)
    const close = end === -1 ? after : after.slice(0, end)
    return close.filter((later) => shareChannel(post, later.post)).map((later) => [post, later.post])
  })
}

function shareChannel(a: Compared, b: Compared): boolean {
  return a.connectionIds.some((id) => b.connectionIds.includes(id))
}

/** Posts of one series repeat its text on purpose. */
function isRecurring(one: Compared, other: Compared): boolean {
  return one.seriesId !== null && one.seriesId === other.seriesId
}

/** Posts that say the same but for blanks and capitals, where they say anything. */
function bySameText(posts: readonly Compared[]): Compared[][] {
  const groups = Map.groupBy(posts, ({ text }) => text.trim().toLowerCase().replaceAll(/\s+/g, ' '))
  return [...groups].filter(([words, group]) => words !== '' && group.length > 1).map(([, group]) => group)
}
