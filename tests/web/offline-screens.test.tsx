import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorScreen } from '@/app/error-screen.tsx'
import { lazyScreen } from '@/app/app-routes.tsx'
import { workspaces } from '@postwright/core/collections/workspaces'
import { paths } from '@postwright/core/paths'
import { refs } from '@/lib/live/refs.ts'
import { resetLive } from '@/lib/live/reset.ts'
import { useLiveDoc } from '@/lib/live/use-live.ts'
import { loadPatiently } from '@/lib/load-patiently.ts'
import { ErrorPanel } from '@/ui/error-panel.tsx'
import { store } from '../support/client/store.ts'
import { show } from './support/show.tsx'

const WORKSPACE = paths.workspace('w1')
const UNLOADED = new TypeError('Failed to fetch dynamically imported module: https://postwright.example/assets/x.js')

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(() => {
  cleanup()
  resetLive()
  vi.restoreAllMocks()
})

const shell = (
  <main>
    <Outlet />
  </main>
)

function Arrived() {
  return <h1>Here now</h1>
}

describe('a screen whose code does not arrive', () => {
  async function openUnvisited() {
    await show(<p />)
    let isReachable = false
    const unvisited: RouteObject = {
      path: 'unvisited',
      lazy: lazyScreen(() => (isReachable ? Promise.resolve({ Component: Arrived }) : Promise.reject(UNLOADED)), {
        inside: true,
      }),
    }
    const router = createMemoryRouter([{ element: shell, children: [unvisited] }], { initialEntries: ['/unvisited'] })
    render(<RouterProvider router={router} />)
    return () => {
      isReachable = true
    }
  }

  it('says inside the frame that there is no network, and appears by itself when there is', async () => {
    setOnline(false)
    const becomeReachable = await openUnvisited()
    await screen.findByRole('heading', { name: 'You’re offline' })
    expect(screen.getAllByRole('main')).toHaveLength(1)
    becomeReachable()
    act(() => setOnline(true))
    await screen.findByRole('heading', { name: 'Here now' })
  })

  it('is not taken for a screen that is broken, and is asked for again on demand', async () => {
    const becomeReachable = await openUnvisited()
    await screen.findByRole('heading', { name: 'This page could not be loaded' })
    expect(screen.queryByText(/^Reference/)).toBeNull()
    becomeReachable()
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    await screen.findByRole('heading', { name: 'Here now' })
  })
})

describe('a screen that fails inside the frame', () => {
  it('leaves the frame the only page', async () => {
    await show(<p />)
    vi.spyOn(console, 'error').mockReturnValue()
    const Broken = () => {
      throw new Error('broken')
    }
    const inside: RouteObject = { errorElement: <ErrorScreen inside />, children: [{ path: '/', element: <Broken /> }] }
    render(<RouterProvider router={createMemoryRouter([{ element: shell, children: [inside] }])} />)
    await screen.findByText(/^Reference/)
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })
})

describe('a part of a screen', () => {
  it('is waited for while there is no network', async () => {
    setOnline(false)
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(UNLOADED).mockResolvedValue('part')
    const part = loadPatiently(load)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    setOnline(true)
    await expect(part).resolves.toBe('part')
  })

  it('fails when it does not come although there is one', async () => {
    await expect(loadPatiently(() => Promise.reject(UNLOADED))).rejects.toBe(UNLOADED)
  })
})

describe('live data', () => {
  function Reader() {
    const workspace = useLiveDoc(refs.workspace('w1'))
    if (workspace.status !== 'error') return workspace.status
    return <ErrorPanel title="Not loaded" isNewer={workspace.isNewer ?? false} onRetry={workspace.retry} />
  }

  it('that cannot be asked for is called offline, and not loading for ever', async () => {
    setOnline(false)
    store.leaveUnanswered(WORKSPACE)
    await show(<Reader />)
    expect(screen.getByText('loading')).toBeDefined()
    store.cutOff(WORKSPACE)
    act(() => store.answer(WORKSPACE))
    expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeDefined()
    act(() => store.reconnect(WORKSPACE))
    expect(screen.getByText('missing')).toBeDefined()
  })

  it('that a newer version has saved says so and offers to reload', async () => {
    store.putRaw(WORKSPACE, { schema: workspaces.version + 1 })
    await show(<Reader />)
    expect(screen.getByText(/saved by a newer version/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  })

  it('offers another try where there is a network but no answer', async () => {
    store.cutOff(WORKSPACE)
    await show(<Reader />)
    expect(screen.getByRole('heading', { name: 'Not loaded' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
