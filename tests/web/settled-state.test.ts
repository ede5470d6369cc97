import { expect, it, vi } from 'vitest'
import { CHOICE_SHOWN, createSettledState, TYPING_PAUSE, TYPING_SPAN_MAX } from '@/documents/settled-state.ts'
import { isLiveText, LIVE_FIELDS } from '@/features/content-studio/live-texts.ts'
import { autosaveStage, versionOf } from './support/autosave-stage.ts'

/** A post being edited, and what the rest of its screen shows; the clock moves by hand. */
function stage() {
  const { autosave, writes } = autosaveStage(versionOf(1, 'A'))
  const timers = new Set<{ at: number; run: () => void }>()
  let now = 0
  const after = (ms: number, run: () => void) => {
    const timer = { at: now + ms, run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  const settled = createSettledState(autosave, { ...LIVE_FIELDS, after })
  const seen = vi.fn<() => void>()
  const stop = settled.subscribe(seen)
  return {
    autosave,
    writes,
    settled,
    seen,
    stop,
    timers,
    type: (text: string) => autosave.edit({ ...autosave.getState().draft, text }),
    shown: () => settled.getState().draft.text,
    wait(ms: number) {
      now += ms
      for (const timer of [...timers].filter(({ at }) => at <= now)) {
        timers.delete(timer)
        timer.run()
      }
    },
  }
}

it('the screen around a text follows once typing rests, not with each key', () => {
  const { type, shown, seen, wait } = stage()
  for (const text of ['A ', 'A w', 'A wo']) {
    type(text)
    wait(TYPING_PAUSE - 1)
  }
  expect([shown(), seen.mock.calls.length]).toEqual(['A', 0])
  wait(1)
  expect([shown(), seen.mock.calls.length]).toEqual(['A wo', 1])
})

it('who never pauses sees the screen follow all the same', () => {
  const { type, shown, wait } = stage()
  for (let spent = 0; spent < TYPING_SPAN_MAX; spent += 100) {
    type(`${shown()}x`)
    wait(100)
  }
  expect(shown()).not.toBe('A')
})

it('what is not typed shows at once, with everything typed before it', () => {
  const { autosave, type, shown, settled } = stage()
  type('A word')
  autosave.edit({ ...autosave.getState().draft, labels: ['Spring'] })
  expect([shown(), settled.getState().draft.labels]).toEqual(['A word', ['Spring']])
})

it('the channels, whose picker shows them by itself, are followed once they can be seen', () => {
  const { autosave, settled, seen, wait } = stage()
  const choose = (connectionIds: string[]) => autosave.edit({ ...autosave.getState().draft, connectionIds })
  choose(['channel1'])
  expect([settled.getState().draft.connectionIds, seen.mock.calls.length]).toEqual([[], 0])
  wait(CHOICE_SHOWN)
  expect([settled.getState().draft.connectionIds, seen.mock.calls.length]).toEqual([['channel1'], 1])
})

it('how far saving is renders nothing but the words that say so', async () => {
  const { autosave, writes, type, settled, seen } = stage()
  type('A word')
  settled.settle()
  seen.mockClear()
  const flushed = autosave.flush()
  await writes[0]?.settle('written')
  await flushed
  expect([autosave.getState().status, seen.mock.calls.length]).toEqual(['saved', 0])
})

it('catches up at once when it is asked to, and leaves no timer behind', () => {
  const { type, shown, settled, stop, timers } = stage()
  type('A word')
  settled.settle()
  expect([shown(), timers.size]).toEqual(['A word', 0])
  type('A word more')
  stop()
  expect(timers.size).toBe(0)
})

it('only texts whose fields read them as they are typed may lag behind on the screen', () => {
  expect(['/text', '/thread/3', '/overrides/0/comment'].map(isLiveText)).toEqual([true, true, true])
  expect(['/media/0/alt', '/overrides/0/media/1/alt', '/pollOptions/0'].map(isLiveText)).toEqual([false, false, false])
})
