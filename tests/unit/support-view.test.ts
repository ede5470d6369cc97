import {
  getViewState,
  moveView,
  newViewStage,
  SUPPORT_VIEW_LENGTH,
  type ViewAct,
} from '@postwright/core/model/support-view'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const act = fc.constantFrom<ViewAct>('allow', 'refuse', 'begin', 'end')
const by = fc.constantFrom('person' as const, 'admin' as const)
const steps = fc.array(fc.record({ act, by, after: fc.integer({ min: 0, max: 4 * 24 * 3_600_000 }) }), { maxLength: 8 })

it('runs only after the person has allowed it, for 15 minutes at most, whatever was tried before', () => {
  fc.assert(
    fc.property(steps, (tried) => {
      let now = 1_000
      let view = newViewStage(now)
      let isAllowed = false
      for (const step of tried) {
        now += step.after
        const next = moveView(view, { ...step, now })
        if (!next) continue
        view = next
        if (step.act === 'allow') isAllowed = step.by === 'person'
        if (next.state === 'running') {
          expect(isAllowed && step.by === 'admin' && step.act === 'begin').toBe(true)
          expect(next.closesAt - now).toBe(SUPPORT_VIEW_LENGTH)
        }
      }
      if (view.state === 'running') expect(getViewState(view, view.closesAt)).toBe('ended')
    }),
  )
})

it('opens nothing again once it was refused, has ended or has expired', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('asked' as const, 'allowed' as const, 'running' as const, 'refused' as const, 'ended' as const),
      fc.integer({ min: 0, max: 100 }),
      act,
      by,
      (state, closesAt, tried, side) => {
        const now = 50
        const stage = { state, closesAt }
        if (['asked', 'allowed', 'running'].includes(getViewState(stage, now))) return
        expect(moveView(stage, { act: tried, by: side, now })).toBeNull()
      },
    ),
  )
})

it('lets either side end it while it is open', () => {
  for (const state of ['asked', 'allowed', 'running'] as const) {
    for (const side of ['person', 'admin'] as const) {
      expect(moveView({ state, closesAt: 2 }, { act: 'end', by: side, now: 1 })).toEqual({
        state: 'ended',
        closesAt: 1,
      })
    }
  }
})
