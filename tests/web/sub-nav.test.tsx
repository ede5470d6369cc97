import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { StudioTabs } from '@/posts/tabs/studio-tabs.tsx'
import { SubNav } from '@/ui/sub-nav.tsx'
import { giveRole } from '../support/client/person.ts'
import { show } from './support/show.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('brings the open screen of an area into view where its screens do not fit side by side', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  const entries = [
    { to: '/elsewhere', labelKey: 'areas:planner.queues' },
    { to: '/', labelKey: 'areas:planner.calendar' },
  ]
  await show(<SubNav label="Planning" entries={entries} />)
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('navigation').scrollLeft).toBe(360)
})

it('what posts are written with are tabs of the studio', async () => {
  giveRole('owner')
  await show(<StudioTabs />)
  const tabs = await screen.findAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Posts',
    'Ideas',
    'Hashtags',
    'Library',
    'Contacts',
    'Import',
    'Trash',
  ])
})
