import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { simulate } from '@postwright/core/api/simulation'
import { Component } from '@/features/simulator/simulator-screen.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

const NOW = Date.UTC(2027, 0, 5, 12)
afterEach(cleanup)

it.each([
  [0, 'Nothing is planned yet'],
  [1, 'Everything goes as planned'],
])('says of %s planned posts without a finding: %s', async (posts, title) => {
  api.answer(simulate, {
    from: NOW,
    until: NOW + 86_400_000,
    tzid: 'UTC',
    days: [{ day: '2027-01-05', posts }],
    findings: [],
    isPartial: false,
  })
  await show(<Component />)
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(title)
})
