import { cleanup, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { QueueMenu } from '@/features/content-studio/components/schedule/queue-menu.tsx'
import { claimWantedSlot, forgetWantedSlot, wantedSlotOf, wantSlot } from '@/posts/queues/queue-slots.ts'
import { show } from './support/show.tsx'

afterEach(() => {
  cleanup()
  forgetWantedSlot()
})

const AT = Date.UTC(2199, 2, 15, 8)
const SLOT = { queueId: 'q1', tzid: 'Europe/Berlin', at: AT }

const menu = (rest = <></>) => (
  <Routes>
    <Route
      path="/posts/:postId"
      element={
        <Suspense>
          <QueueMenu isBusy={false} onChoose={() => undefined} />
          {rest}
        </Suspense>
      }
    />
  </Routes>
)

it('a wanted slot belongs to the first post that claims it, and reading it claims nothing', () => {
  wantSlot(SLOT)
  expect([wantedSlotOf('p1', AT - 1), wantedSlotOf('p2', AT - 1)]).toMatchObject([SLOT, SLOT])
  expect(wantedSlotOf('p1', AT)).toBeNull()
  claimWantedSlot('p1')
  claimWantedSlot('p2')
  expect(wantedSlotOf('p1', AT - 1)).toMatchObject(SLOT)
  expect(wantedSlotOf('p2', AT - 1)).toBeNull()
})

it('a menu that is shown claims the slot for its post', async () => {
  wantSlot(SLOT)
  await show(menu(), { at: '/posts/p1' })
  expect(screen.getByRole('button', { name: /2199/ })).toBeDefined()
  expect(wantedSlotOf('p2', AT - 1)).toBeNull()
})

it('a menu whose render is abandoned before it is shown claims no slot', async () => {
  wantSlot(SLOT)
  const Endless = () => {
    throw new Promise(() => undefined)
  }
  await show(menu(<Endless />), { at: '/posts/p1' })
  expect(wantedSlotOf('p2', AT - 1)).toMatchObject(SLOT)
})
