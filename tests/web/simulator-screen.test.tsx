import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Component } from '@/features/simulator/simulator-screen.tsx'
import { show } from './support/show.tsx'

const NOW = Date.UTC(2027, 0, 5, 12)
const played = vi.hoisted(() => ({ posts: 0 }))

vi.mock('@/features/simulator/data/use-simulation.ts', () => ({
  useSimulation: () => ({
    read: {
      status: 'ready',
      data: {
        from: NOW,
        until: NOW + 86_400_000,
        tzid: 'UTC',
        days: [{ day: '2027-01-05', posts: played.posts }],
        findings: [],
        isPartial: false,
      },
    },
    isRunning: false,
    again: async () => undefined,
  }),
}))

afterEach(cleanup)

it.each([
  [0, 'Nothing is planned yet'],
  [1, 'Everything goes as planned'],
])('says of %s planned posts without a finding: %s', async (posts, title) => {
  played.posts = posts
  await show(<Component />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
})
