import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextState, type VariantEvent, variantStateSchema } from '@postwright/core/publishing/variant-state'
import type { ZonedTime } from '@postwright/core/time/zoned-time'
import { RescheduleForm } from '@/features/content-scheduler/components/schedule-row.tsx'
import { isWaiting } from '@/features/content-scheduler/publication-state.ts'
import { PUBLICATION_ACTIONS } from '@/features/content-scheduler/publication-actions.ts'
import { resolutionsFor } from '@/posts/publications/use-resolve-variant.ts'
import { offerActions } from '@/ui/offer-actions.ts'
import { show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'

afterEach(cleanup)

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

const onMove = vi.fn<(to: ZonedTime) => Promise<boolean>>()
const onClose = vi.fn<() => void>()

beforeEach(() => {
  onMove.mockReset().mockResolvedValue(true)
  onClose.mockReset()
})

async function open(at: number) {
  await show(<RescheduleForm variant={makeVariant({ at })} tzid="Europe/Lisbon" onMove={onMove} onClose={onClose} />)
  return userEvent.setup()
}

const move = () => screen.getByRole('button', { name: /^Reschedule / })

it('moves a post on the clock of the workspace, whatever zone it was planned in', async () => {
  const at = Math.ceil((Date.now() + 5 * HOUR) / MINUTE) * MINUTE
  const user = await open(at)
  await user.click(move())
  expect(onMove.mock.calls[0]?.[0]).toMatchObject({ tzid: 'Europe/Lisbon', instant: at })
  expect(onClose).toHaveBeenCalledOnce()
})

it('moves nothing into the past and says so', async () => {
  const user = await open(Date.now() - HOUR)
  await user.click(move())
  expect(screen.getByText('This time has passed. Choose a later one.')).toBeDefined()
  expect(onMove).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Time' }))
})

it('moves to a typed time with Enter, and closes its list of times before itself', async () => {
  const user = await open(Date.now() + 30 * HOUR)
  const time = screen.getByRole('combobox', { name: 'Time' })
  await user.clear(time)
  await user.type(time, '1745')
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onMove.mock.calls[0]?.[0]?.local).toMatch(/T17:45$/)
})

it('stays open when the move was refused, so that the time is not typed twice', async () => {
  onMove.mockResolvedValue(false)
  const user = await open(Date.now() + HOUR)
  await user.click(move())
  expect(onMove).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

it('closes on Escape', async () => {
  const user = await open(Date.now() + HOUR)
  move().focus()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('offers an action only where the state machine allows it', () => {
  const events: Record<string, VariantEvent> = {
    'content-scheduler.publish-now': 'schedule',
    'content-scheduler.cancel': 'cancel',
  }
  for (const state of variantStateSchema.options) {
    const offered = offerActions(PUBLICATION_ACTIONS, {
      variant: { ...makeVariant({ id: 'v', at: Date.now() }), state },
      platform: 'Sandbox',
      onPublishNow: () => undefined,
      onCancel: () => undefined,
      onResolve: () => undefined,
    })
    const changes = offered.flatMap(({ id }) => events[id] ?? [])
    for (const event of changes) expect(nextState(state, event)).not.toBeNull()
    if (isWaiting(state)) expect(nextState(state, 'schedule')).not.toBeNull()
    expect(changes.length > 0).toBe(state === 'scheduled')
    const resolving = offered.filter(({ labelKey }) => labelKey.startsWith('publishing:action.'))
    expect(resolving).toHaveLength(resolutionsFor(state).length)
  }
})
