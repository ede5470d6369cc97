import { cleanup, render, screen, within } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ADMIN_GROUPS, ADMIN_SCREENS } from '@/app/admin-screens.ts'
import { AdminFrame } from '@/app/layouts/admin-frame.tsx'
import { routes } from '@/config/routes.ts'
import { loadWords } from './support/show.tsx'

beforeAll(loadWords)
afterEach(cleanup)

function openAt(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<AdminFrame />}>
          <Route path="*" element={<p>The screen</p>} />
        </Route>
      </Routes>
    </MemoryRouter>,
  )
}

const tabsOf = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link')

it('shows a tab for each group of screens, and below it the screens of the open one', () => {
  openAt(routes.admin.href('inbox'))
  const groups = tabsOf('Administration')
  expect(groups.map(({ textContent }) => textContent)).toEqual(ADMIN_GROUPS.map(({ labelKey }) => i18next.t(labelKey)))
  expect(groups.map((tab) => tab.getAttribute('href'))).toEqual(
    ADMIN_GROUPS.map(({ screens }) => routes.admin.href(screens[0]?.path)),
  )
  expect(groups.filter((tab) => tab.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    'People',
  ])
  const people = ADMIN_GROUPS.find(({ screens }) => screens.some(({ path }) => path === 'inbox'))?.screens ?? []
  expect(tabsOf('People').map(({ textContent }) => textContent)).toEqual(people.map(({ tabKey }) => i18next.t(tabKey)))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Inbox')
})

it('shows the home as open only at the prefix itself, without a second row', () => {
  openAt(`${routes.admin.href()}/`)
  expect(screen.getAllByRole('navigation')).toHaveLength(1)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home')
})

it('keeps the tab of a screen open on the pages below it', () => {
  openAt(routes.admin.href('user-management/ben'))
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(routes.admin.href('user-management'))
})

it.each(ADMIN_SCREENS.map(({ path }) => path))(
  'heads %s with its title and description, and the browser tab',
  (path) => {
    const { container } = openAt(routes.admin.href(path))
    const title = screen.getByRole('heading', { level: 1 }).textContent
    expect(title).toMatch(/^[A-Z][a-z ]+$/)
    expect(container.querySelector('header p, h1 + p')?.textContent).toMatch(/^[A-Z].*\.$/)
    expect(document.title).toBe(`${title} · Postwright`)
    expect(screen.getByText('The screen')).toBeTruthy()
  },
)

it('marks the tab of a page below it, leaves the head to the page, and names it in the browser tab', () => {
  openAt(routes.admin.href('user-management/ben'))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Users')
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(document.title).toBe('Person · Postwright')
})
