import { describe, expect, test } from 'vitest'
import { hourKey } from '@postwright/core/learning/hour-rates'
import { bestHours } from '@/features/content-scheduler/best-hours.ts'
import { bulkChange, undoOf } from '@/posts/bulk/bulk-change.ts'
import { calendarParams, ME, NO_FILTER, parseCalendar } from '@/features/content-scheduler/calendar-address.ts'
import { createCalendarStore, findWarnings, applyMoves } from '@/features/content-scheduler/calendar-store.ts'
import { matchesFilter, needsComparing, wantedChannels } from '@/features/content-scheduler/post-filter.ts'
import { lockOf } from '@/features/content-scheduler/publication-state.ts'
import { splitChange } from '@/posts/bulk/run-bulk-change.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { makePost } from '../support/factories/post.ts'

const MINUTE = 60_000
const AT = Date.UTC(2027, 2, 1, 9)
const post = (id: string, minute: number, fields: Parameters<typeof makePost>[0] = {}) =>
  makePost({ id, text: `Text of ${id}`, connectionIds: ['a'], plannedAt: AT + minute * MINUTE, ...fields })

describe('the address of a calendar', () => {
  test('says view, day, zone and filters, and is read back as it was written', () => {
    const address = {
      view: 'week',
      date: '2027-03-14',
      zone: 'Asia/Tokyo',
      filter: { ...NO_FILTER, connectionId: 'c1', lifecycle: 'attention', label: 'launch', author: 'ben', text: 'oak' },
    } as const
    expect(parseCalendar(new URLSearchParams(calendarParams(address)))).toEqual(address)
  })

  test('of what is mine shows what is the reader’s own', () => {
    const mine = parseCalendar(new URLSearchParams('mine=1&author=ben'))
    expect(mine.filter).toEqual({ ...NO_FILTER, author: ME })
    expect(calendarParams(mine)).toEqual({ view: 'month', mine: '1' })
    expect(parseCalendar(new URLSearchParams('author=%40me')).filter).toEqual(NO_FILTER)
  })

  test('leaves out what makes no sense, and shows the list where a part of the list is named', () => {
    const read = parseCalendar(new URLSearchParams('view=year&date=2027-02-30&zone=Mars&network=none&post=lost'))
    expect(read).toEqual({ view: 'month', date: null, zone: 'workspace', filter: NO_FILTER })
    expect(parseCalendar(new URLSearchParams('tab=history&state=failed')).view).toBe('list')
  })
})

describe('warnings', () => {
  test('name posts that are close on the same channel, and nothing else', () => {
    const posts = [post('a', 0), post('b', 14), post('c', 15), post('d', 5, { connectionIds: ['other'] })]
    const found = findWarnings(posts, 15)
    expect(found.get('a')).toEqual({ near: ['b'], same: [] })
    expect(found.get('b')?.near.toSorted()).toEqual(['a', 'c'])
    expect(found.has('d')).toBe(false)
    expect(findWarnings(posts, 0).size).toBe(0)
  })

  test('name posts that say the same but for blanks and capitals', () => {
    const posts = [
      post('a', 0, { text: 'Oak  chairs' }),
      post('b', 600, { text: ' oak chairs\n' }),
      post('c', 900, { text: '' }),
    ]
    expect(findWarnings(posts, 15).get('b')).toEqual({ near: [], same: ['a'] })
    expect(findWarnings([post('x', 0, { text: '' }), post('y', 600, { text: ' ' })], 15).size).toBe(0)
  })

  test('leave out posts of one series, which repeat its text on purpose', () => {
    const daily = [post('a', 0), post('b', 1440)].map((each) => ({ ...each, text: 'Good morning', seriesId: 's1' }))
    expect(findWarnings(daily, 15).size).toBe(0)
    const other = post('c', 2880, { text: 'Good morning' })
    expect(findWarnings([...daily, other], 15).get('c')?.same).toEqual(['a', 'b'])
  })

  test('never stand on a post that is published, whose time and text stay', () => {
    const found = findWarnings([post('a', 0, { lifecycle: 'published' }), post('b', 5, { lifecycle: 'scheduled' })], 15)
    expect([...found.keys()]).toEqual(['b'])
  })
})

describe('filters', () => {
  const channels = [makeConnection({ id: 'a', platform: 'mastodon' }), makeConnection({ id: 'b', platform: 'bluesky' })]

  test('a network means its channels, and one channel means itself', () => {
    expect(wantedChannels({ connectionId: null, platform: 'bluesky' }, channels)).toEqual(['b'])
    expect(wantedChannels({ connectionId: 'a', platform: 'bluesky' }, channels)).toEqual(['a'])
    expect(wantedChannels({ connectionId: null, platform: null }, channels)).toBeNull()
  })

  test('words, a label beside channels, and a network without channels are compared here', () => {
    expect(needsComparing(NO_FILTER, null)).toBe(false)
    expect(needsComparing({ ...NO_FILTER, label: 'launch' }, null)).toBe(false)
    expect(needsComparing({ ...NO_FILTER, label: 'launch' }, ['a'])).toBe(true)
    expect(needsComparing({ ...NO_FILTER, text: 'oak' }, null)).toBe(true)
    expect(needsComparing(NO_FILTER, [])).toBe(true)
  })

  test('a post fits when it has every word, the label and a channel', () => {
    const one = post('one', 0, { text: 'An oak chair', labels: ['launch'] })
    expect(matchesFilter(one, { text: 'CHAIR oak', label: 'launch' }, ['a'])).toBe(true)
    expect(matchesFilter(one, { text: 'chair walnut', label: null }, null)).toBe(false)
    expect(matchesFilter(one, { text: '', label: 'other' }, null)).toBe(false)
    expect(matchesFilter(one, { text: '', label: null }, ['b'])).toBe(false)
  })
})

describe('moving', () => {
  test('what is out or being sent stays', () => {
    expect(lockOf({ lifecycle: 'published' })).toBe('published')
    expect(lockOf({ lifecycle: 'sending' })).toBe('sending')
    expect(lockOf({ lifecycle: 'attention' })).toBeNull()
  })

  test('a post is shown where it goes at once, and where it was when the server refuses', () => {
    const store = createCalendarStore()
    const [one, two] = [post('one', 0), post('two', 30)]
    const [here, there] = [
      { from: AT, to: AT + 60 * MINUTE },
      { from: AT + 60 * MINUTE, to: AT + 120 * MINUTE },
    ]
    store.begin(one, AT + 90 * MINUTE)
    expect(applyMoves([one, two], store.moving.get(), here)).toEqual([two])
    expect(applyMoves([], store.moving.get(), there)).toMatchObject([{ id: 'one', plannedAt: AT + 90 * MINUTE }])
    store.takeBack('one')
    expect(applyMoves([one, two], store.moving.get(), here)).toEqual([one, two])
  })
})

describe('selecting', () => {
  test('extends from the post that was selected last to another one, in the order of time', () => {
    const store = createCalendarStore()
    const posts = [post('one', 0), post('two', 20), post('three', 40), post('four', 60)]
    store.show(
      'day',
      [posts[2], posts[0], posts[3], posts[1]].flatMap((each) => each ?? []),
    )
    store.toggle(post('three', 40))
    store.selectTo(post('one', 0))
    expect([...store.selected.get().keys()].toSorted()).toEqual(['one', 'three', 'two'])
    store.toggle(post('two', 20))
    expect([...store.selected.get().keys()].toSorted()).toEqual(['one', 'three'])
  })
})

describe('changing many posts', () => {
  const posts = [post('one', 0), post('two', 20, { labels: ['launch'] })]
  const revs = new Map([['one', 5]])

  test('moves each by days at its own time of day, and back', () => {
    const change = bulkChange({ kind: 'move', days: 20 }, posts, 'Europe/Berlin')
    // Clocks change on 28 March: 10:00 stays 10:00.
    const moved = bulkChange({ kind: 'move', days: 30 }, posts, 'Europe/Berlin')
    expect(change.items[0]).toMatchObject({ when: { local: '2027-03-21T10:00' } })
    expect(moved.items[1]).toMatchObject({ when: { local: '2027-03-31T10:20' } })
    expect(undoOf({ kind: 'move', days: 30 }, posts, revs, 'Europe/Berlin')).toEqual([
      {
        kind: 'move',
        items: [{ postId: 'one', rev: 5, when: { kind: 'at', local: '2027-03-01T10:00', tzid: 'Europe/Berlin' } }],
      },
    ])
  })

  test('brings posts back to their slots, to their times, or among the drafts', () => {
    const queued = post('queued', 0, { queueId: 'mornings', nextAt: AT })
    const all = [queued, post('timed', 5), post('draft', 0, { plannedAt: null })]
    const told = new Map(all.map(({ id }, at) => [id, at + 2]))
    const slots = { kind: 'slots', items: [{ postId: 'queued', rev: 2, queueId: 'mornings', at: AT }] }
    const when = { kind: 'at', local: '2027-03-01T09:05', tzid: 'UTC' }
    expect(undoOf({ kind: 'queue', queueId: 'evenings' }, all, told, 'UTC')).toEqual([
      { kind: 'move', items: [{ postId: 'timed', rev: 3, when }] },
      slots,
      { kind: 'cancel', items: [{ postId: 'draft', rev: 4 }] },
    ])
    expect(undoOf({ kind: 'cancel' }, all.slice(0, 2), told, 'UTC')).toEqual([
      { kind: 'schedule', items: [{ postId: 'timed', rev: 3, when }] },
      slots,
    ])
  })

  test('takes back a label only from posts that did not have it, and a deletion from none', () => {
    const all = new Map([...revs, ['two', 6]])
    expect(undoOf({ kind: 'label', label: 'launch' }, posts, all, 'UTC')).toEqual([
      { kind: 'label', items: [{ postId: 'one', rev: 5 }], add: [], remove: ['launch'] },
    ])
    expect(undoOf({ kind: 'delete' }, posts, all, 'UTC')).toEqual([])
    expect(undoOf({ kind: 'cancel' }, posts, revs, 'UTC').map(({ kind }) => kind)).toEqual(['schedule'])
  })

  test('is sent a few at a time, in order', () => {
    const items = Array.from({ length: 23 }, (_, at) => ({ postId: `p${at}`, rev: 1 }))
    const parts = splitChange({ kind: 'cancel', items }, 10)
    expect(parts.map((part) => part.items.length)).toEqual([10, 10, 3])
    expect(parts.flatMap((part) => part.items)).toEqual(items)
  })
})

describe('the best hours', () => {
  const measured = (hour: number, likes: number, connectionId = 'a') => ({
    variantId: 'v1',
    publishedAt: Date.UTC(2027, 2, 1, hour),
    connectionId,
    values: { likes },
  })

  test('are not told from fewer than thirty posts', () => {
    const few = Array.from({ length: 29 }, () => measured(9, 3))
    expect(bestHours(few, 'UTC')).toEqual({ status: 'thin', count: 29 })
  })

  test('are those with more answers than usual for their channel, on the clock of the zone', () => {
    const small = [
      ...Array.from({ length: 20 }, () => measured(9, 4)),
      ...Array.from({ length: 20 }, () => measured(20, 2)),
    ]
    const large = Array.from({ length: 20 }, () => measured(20, 1_000, 'large'))
    const best = bestHours([...small, ...large], 'Asia/Tokyo')
    expect(best.status === 'known' && [...best.of.keys()]).toEqual([hourKey(1, 18)])
  })
})
