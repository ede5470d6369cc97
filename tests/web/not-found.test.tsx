import { render, screen, cleanup } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { NAV_GROUPS } from '@/app/layouts/nav-groups.ts'
import { NotFoundScreen } from '@/app/not-found-screen.tsx'
import { toReadablePath } from '@/lib/readable-path.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const waysOn = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

async function openAt(path: string, inside: boolean) {
  // `show` loads the words.
  await show(<span />)
  cleanup()
  render(
    <MemoryRouter initialEntries={[path]}>
      <NotFoundScreen inside={inside} />
    </MemoryRouter>,
  )
}

describe('an address that leads nowhere', () => {
  it('names itself and leads a visitor on', async () => {
    await openAt('/prices/2026', false)
    expect(screen.getByText('/prices/2026')).toBeDefined()
    expect(waysOn()).toEqual(
      expect.arrayContaining(['/', '/features', '/faq', '/status', '/contact', '/login', '/dashboard']),
    )
  })

  it('inside the product leads to its areas and to the search, not out of it', async () => {
    await openAt('/dashboard/nowhere', true)
    const areas = NAV_GROUPS.flatMap(({ id, items }) => (id === 'start' || id === 'admin' ? [] : items))
    expect(areas.length).toBeGreaterThan(0)
    expect(waysOn()).toEqual(['/dashboard', ...areas.map(({ to }) => to)])
    expect(screen.getByText(/^Or press (Ctrl|⌘) K and type/)).toBeDefined()
  })

  it('is shown as what it is: decoded, without characters that hide or turn others round, and not endless', () => {
    expect(toReadablePath('/caf%C3%A9/men%C3%BC')).toBe('/café/menü')
    expect(toReadablePath('/%E2%80%AEgpj.exe%00%E2%80%8B')).toBe('/?gpj.exe??')
    expect(toReadablePath('/100%')).toBe('/100%')
    expect(toReadablePath(`/${'a'.repeat(500)}`).length).toBeLessThanOrEqual(80)
    expect(toReadablePath('/<script>alert(1)</script>')).toBe('/<script>alert(1)</script>')
  })
})
