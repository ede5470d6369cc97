import { describe, expect, it } from 'vitest'
import type { DeckPresence } from '@postwright/core/collections/deck-presences'
import { createPresenceSender, GONE_AFTER, HEARTBEAT, listPeers } from '@/features/carousel-editor/sync/presence.ts'

const FIRST = { deckId: 'd1', name: 'Ada', slideId: 's1', layerIds: [], hasCursor: false, cursorX: 0, cursorY: 0 }

/** A tab whose clock the test moves, and its writes. */
function tab() {
  const written: string[] = []
  let now = 0
  let timers: { at: number; run: () => void }[] = []
  const told = async (what: string) => {
    written.push(what)
    return 'written' as const
  }
  const telling = createPresenceSender(FIRST, {
    id: 'tab1',
    create: (id, { slideId }) => told(`create ${id} ${slideId}`),
    write: (_id, { slideId }, rev) => told(`write ${rev} ${slideId}`),
    remove: (id) => told(`remove ${id}`),
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
  })
  async function pass(ms: number) {
    const end = now + ms
    for (;;) {
      await Promise.resolve()
      await Promise.resolve()
      const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
      if (!next) break
      timers = timers.filter((each) => each !== next)
      now = Math.max(now, next.at)
      next.run()
    }
    now = end
  }
  return { telling, written, pass }
}

describe('a tab that has a deck open', () => {
  it('says so at once, and again now and then', async () => {
    const { telling, written, pass } = tab()
    telling.begin()
    await pass(2 * HEARTBEAT + 1)
    expect(written).toEqual(['create tab1 s1', 'write 2 s1', 'write 3 s1'])
  })

  it('tells what it looks at only as often as is of use, and only while others are there', async () => {
    const { telling, written, pass } = tab()
    telling.begin()
    await pass(0)
    telling.change({ slideId: 's2' })
    await pass(HEARTBEAT - 1)
    expect(written).toHaveLength(1)
    telling.setOthers(1)
    await pass(1_000)
    for (const slideId of ['s3', 's4', 's5']) telling.change({ slideId })
    await pass(1_000)
    expect(written.slice(1)).toEqual(['write 2 s2', 'write 3 s5'])
  })

  it('tells less often the more others have to read it', async () => {
    const { telling, written, pass } = tab()
    telling.begin()
    telling.setOthers(5)
    await pass(0)
    for (let slide = 2; slide < 12; slide += 1) {
      telling.change({ slideId: `s${slide}` })
      await pass(700)
    }
    expect(written).toEqual(['create tab1 s1', 'write 2 s6', 'write 3 s11'])
  })

  it('takes its word back when it is left, also while it is being said', async () => {
    const { telling, written, pass } = tab()
    telling.begin()
    telling.end()
    await pass(2 * HEARTBEAT)
    expect(written).toEqual(['create tab1 s1', 'remove tab1'])
  })
})

describe('the others in a deck', () => {
  const row = (id: string, updatedAt: number): DeckPresence => ({
    ...FIRST,
    id,
    schema: 1,
    rev: 1,
    createdAt: 0,
    updatedAt,
    createdBy: 'ada',
    hasCursor: true,
    cursorX: 12,
    cursorY: 30,
  })

  it('are the tabs that were heard of lately, without this one', () => {
    const now = 10 * GONE_AFTER
    const rows = [row('mine', now), row('here', now - GONE_AFTER + 1), row('gone', now - GONE_AFTER)]
    const peers = listPeers(rows, { now, isMine: (id) => id === 'mine' })
    expect(peers.map(({ id }) => id)).toEqual(['here'])
    expect(peers[0]).toMatchObject({ name: 'Ada', slideId: 's1', pointer: { x: 12, y: 30 } })
  })
})
