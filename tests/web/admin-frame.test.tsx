import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ADMIN_SCREENS } from '@/app/admin-screens.ts'
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

it('shows the tabs of all areas with an admin screen, in their order, and which one is open', () => {
  openAt(routes.admin.href('inbox'))
  const tabs = screen.getAllByRole('link')
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(ADMIN_SCREENS.map(({ path }) => routes.admin.href(path)))
  expect(tabs.map(({ textContent }) => textContent)).toEqual(ADMIN_SCREENS.map(({ tabKey }) => i18next.t(tabKey)))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Inbox')
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
