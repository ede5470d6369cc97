import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ADMIN_SCREENS } from '@/app/admin-screens.ts'
import { Component as AdminGate } from '@/app/guards/admin-gate.tsx'
import { NotFoundScreen } from '@/app/not-found-screen.tsx'
import { routes } from '@/config/routes.ts'
import { signIn } from '../support/client/person.ts'
import { loadWords } from './support/show.tsx'

beforeAll(loadWords)
afterEach(cleanup)

const at = (address: string, part: React.ReactElement) =>
  render(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>)

const ADDRESSES = [undefined, 'nowhere', 'user-management/somebody', ...ADMIN_SCREENS.map(({ path }) => path)]

it.each(ADDRESSES)('shows an ordinary user at %s what an unknown address shows, to the letter', async (path) => {
  await signIn({ role: 'user' })
  const address = routes.admin.href(path)
  const { container: gate } = at(address, <AdminGate />)
  await screen.findByRole('heading', { name: 'Page not found' })
  const shown = gate.innerHTML
  const title = document.title
  cleanup()
  const { container: unknown } = at(address, <NotFoundScreen />)
  await screen.findByRole('heading', { name: 'Page not found' })
  expect(shown).toBe(unknown.innerHTML)
  expect(title).toBe(document.title)
})

it('becomes an unknown address when the claim is taken while the area is open', async () => {
  await signIn({ role: 'admin' })
  at(routes.admin.href(), <AdminGate />)
  expect(screen.queryByRole('heading', { name: 'Page not found' })).toBeNull()
  await signIn({ role: 'user' })
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy())
})
