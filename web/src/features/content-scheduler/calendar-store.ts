import type { Post } from '@postwright/core/model/post'
import type { Place, TimeRange } from './calendar-place.ts'

/** A post moving to another time, displayed there until the live lists contain the change; `at` is null when the post leaves the calendar. */
export type MovingPost = { post: Post; at: number | null }

/** A post that is being moved with the keyboard, and its target place. */
export type Carried = { post: Post; place: Place }

/** Milliseconds for which a moved post is shown at its new place locally, long enough for the live lists to catch up. */
const CATCH_UP = 4_000

/** Creates the store for the state that the server does not have yet: moves, the selection, and the post carried with the keyboard. */
export function createCalendarStore() {
  const moving = createValue<ReadonlyMap<string, MovingPost>>(new Map())
  const selected = createValue<ReadonlyMap<string, Post>>(new Map())
  const carried = createValue<Carried | null>(null)
  const active = createValue<Place | null>(null)
  const now = createValue(Date.now())
  const warnings = createValue<ReadonlyMap<string, Warnings>>(new Map())
  const shown = new Map<string, readonly Post[]>()
  let minutes = 0
  let isDue = false
  /** The post selected last: a range selection starts from here. */
  let anchor: string | null = null

  /** Schedules one comparison of the visible posts after many cells have changed. */
  function compareSoon(): void {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      warnings.set(findWarnings(shownPosts(), minutes))
    })
  }

  /** Returns all visible posts, the earliest first. */
  function shownPosts(): Post[] {
    const posts = new Map([...shown.values()].flat().map((post) => [post.id, post]))
    return [...posts.values()].toSorted((a, b) => (a.plannedAt ?? 0) - (b.plannedAt ?? 0))
  }

  function setMoving(postId: string, entry: MovingPost | null): void {
    const next = new Map(moving.get())
    if (entry) next.set(postId, entry)
    else next.delete(postId)
    moving.set(next)
  }

  return {
    moving,
    selected,
    carried,
    active,
    warnings,
    now,

    /** Shows a post at another time immediately; null removes it from the calendar. */
    begin: (post: Post, at: number | null): void => setMoving(post.id, { post, at }),
    /** Moves a post back to its old place after the server has refused the move. */
    takeBack: (postId: string): void => setMoving(postId, null),
    /** Shows the post that the server returned for `CATCH_UP`, so that the live lists can catch up. */
    settle: (post: Post): void => {
      const entry = { post, at: post.plannedAt }
      setMoving(post.id, entry)
      setTimeout(() => {
        if (moving.get().get(post.id) === entry) setMoving(post.id, null)
      }, CATCH_UP)
    },

    toggle: (post: Post): void => {
      const next = new Map(selected.get())
      if (!next.delete(post.id)) next.set(post.id, post)
      selected.set(next)
      anchor = post.id
    },
    /** Selects all visible posts between the post selected last and this one. */
    selectTo: (post: Post): void => {
      const all = shownPosts()
      const [from, to] = [all.findIndex(({ id }) => id === anchor), all.findIndex(({ id }) => id === post.id)]
      const between = from === -1 || to === -1 ? [post] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
      selected.set(new Map([...selected.get(), ...between.map((each) => [each.id, each] as const)]))
      anchor = post.id
    },
    /** Selects the visible posts among these ids. */
    selectByIds: (ids: readonly string[]): void => {
      const found = shownPosts().filter(({ id }) => ids.includes(id))
      if (found.length === selected.get().size && found.every(({ id }) => selected.get().has(id))) return
      selected.set(new Map(found.map((post) => [post.id, post])))
    },
    select: (posts: readonly Post[]): void => selected.set(new Map(posts.map((post) => [post.id, post]))),

    /** Registers the posts visible in a part of the calendar; an empty list removes the part. */
    show: (part: string, posts: readonly Post[]): void => {
      if (posts.length > 0) shown.set(part, posts)
      else shown.delete(part)
      compareSoon()
    },
    warnWithin: (next: number): void => {
      minutes = next
      compareSoon()
    },
  }
}

export type CalendarStore = ReturnType<typeof createCalendarStore>

type Compared = Pick<Post, 'id' | 'text' | 'connectionIds' | 'plannedAt' | 'lifecycle' | 'seriesId'>

/** Conflicts of a post: others on one of its channels at nearly the same time, and others with the same text. */
type Warnings = { near: readonly string[]; same: readonly string[] }

const MINUTE = 60_000

/**
 * Returns the warnings of posts by id; posts without any are left out, as are posts whose time and text can no longer change. `minutes` of 0 turns
 * off the warning about nearby posts.
 */
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

/** Groups posts with the same text, ignoring whitespace and case; empty texts are left out. */
function bySameText(posts: readonly Compared[]): Compared[][] {
  const groups = Map.groupBy(posts, ({ text }) => text.trim().toLowerCase().replaceAll(/\s+/g, ' '))
  return [...groups].filter(([words, group]) => words !== '' && group.length > 1).map(([, group]) => group)
}

/** An observable value: parts of a screen subscribe to it directly, so a change re-renders only the parts that show it. */
export type Value<T> = { get: () => T; set: (next: T) => void; subscribe: (listener: () => void) => () => void }

function createValue<T>(first: T): Value<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the posts of a time range with all pending moves applied. */
export function applyMoves(
  posts: readonly Post[],
  moving: ReadonlyMap<string, MovingPost>,
  { from, to }: TimeRange,
): readonly Post[] {
  const staying = posts.filter(({ id }) => !moving.has(id))
  const arriving = [...moving.values()].flatMap(({ post, at }) =>
    at !== null && at >= from && at < to ? [{ ...post, plannedAt: at }] : [],
  )
  if (staying.length === posts.length && arriving.length === 0) return posts
  return [...staying, ...arriving].toSorted((a, b) => (a.plannedAt ?? 0) - (b.plannedAt ?? 0))
}
