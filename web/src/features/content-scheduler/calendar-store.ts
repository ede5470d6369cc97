import type { Post } from '@postwright/core/model/post'
import type { Place } from './calendar-place.ts'
import { findWarnings, type Warnings } from './find-warnings.ts'
import { createValue } from './value.ts'

/** A post on its way to another time, where it is shown until the live lists have it there; null: off the calendar. */
export type MovingPost = { post: Post; at: number | null }

/** A post that is being moved with the keyboard, and the place at which it would land. */
export type Carried = { post: Post; place: Place }

/** How long a post that has moved is shown by hand: the live lists have it by then. */
const CATCH_UP = 4_000

/** What happens on the calendar before the server knows of it: moves, the selection, and what is carried with the keyboard. */
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
  /** The post that was selected last: a selection is extended from there. */
  let anchor: string | null = null

  /** Compares what is shown once after many cells have changed. */
  function compareSoon(): void {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      warnings.set(findWarnings(shownPosts(), minutes))
    })
  }

  /** Everything that is shown, the earliest first. */
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

    /** Shows a post at another time from now on; null takes it off the calendar. */
    begin: (post: Post, at: number | null): void => setMoving(post.id, { post, at }),
    /** The server has refused: the post stands where it stood. */
    takeBack: (postId: string): void => setMoving(postId, null),
    /** The server has it: what it answered is shown until the live lists say so too. */
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
    /** Selects everything that is shown between the post that was selected last and this one. */
    selectTo: (post: Post): void => {
      const all = shownPosts()
      const [from, to] = [all.findIndex(({ id }) => id === anchor), all.findIndex(({ id }) => id === post.id)]
      const between = from === -1 || to === -1 ? [post] : all.slice(Math.min(from, to), Math.max(from, to) + 1)
      selected.set(new Map([...selected.get(), ...between.map((each) => [each.id, each] as const)]))
      anchor = post.id
    },
    /** Selects those of the posts that are shown. */
    selectByIds: (ids: readonly string[]): void => {
      const found = shownPosts().filter(({ id }) => ids.includes(id))
      if (found.length === selected.get().size && found.every(({ id }) => selected.get().has(id))) return
      selected.set(new Map(found.map((post) => [post.id, post])))
    },
    select: (posts: readonly Post[]): void => selected.set(new Map(posts.map((post) => [post.id, post]))),

    /** What a part of the calendar shows; nothing when it is gone. */
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
