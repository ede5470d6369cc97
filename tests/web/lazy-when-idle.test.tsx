import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyWhenIdle, lazyPart, useLoadWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { loadPatiently, followFailedStyles } from '@/lib/load-patiently.ts'
import { show } from './support/show.tsx'

type NameProps = { name: string }
type Load = () => Promise<ComponentType<NameProps>>

const UNLOADED = new TypeError('Failed to fetch dynamically imported module: https://postwright.example/assets/x.js')
const Greeting = ({ name }: NameProps) => <p>Hello {name}</p>

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a part whose code is asked for when it is shown', () => {
  it('has something in its place until it is there', async () => {
    const code = Promise.withResolvers<ComponentType<NameProps>>()
    const Part = lazyPart(() => code.promise)
    await show(<Part name="Ada" waiting={<p>Loading</p>} />)
    expect(screen.getByText('Loading')).toBeDefined()
    await act(async () => code.resolve(Greeting))
    expect(await screen.findByText('Hello Ada')).toBeDefined()
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('leaves the screen around it as it is without a network, and appears by itself when there is one', async () => {
    setOnline(false)
    const load = vi.fn<Load>().mockRejectedValueOnce(UNLOADED).mockResolvedValue(Greeting)
    const Part = lazyPart(load)
    const user = userEvent.setup()
    await show(
      <>
        <input aria-label="Text" />
        <Part name="Ada" />
      </>,
    )
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await user.type(screen.getByLabelText('Text'), 'in the tunnel')
    expect(screen.getByLabelText('Text')).toHaveProperty('value', 'in the tunnel')
    act(() => setOnline(true))
    expect(await screen.findByText('Hello Ada')).toBeDefined()
    expect(screen.getByLabelText('Text')).toHaveProperty('value', 'in the tunnel')
  })

  it('is asked for again while a network that has come back does not answer yet, and fails in the end', async () => {
    setOnline(false)
    const load = vi
      .fn<Load>()
      .mockRejectedValueOnce(UNLOADED)
      .mockRejectedValueOnce(UNLOADED)
      .mockResolvedValue(Greeting)
    const loaded = loadPatiently(load)
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    setOnline(true)
    expect(await loaded).toBe(Greeting)
    expect(load).toHaveBeenCalledTimes(3)
    setOnline(false)
    const gone = vi.fn<Load>().mockRejectedValue(UNLOADED)
    const failing = loadPatiently(gone)
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1))
    setOnline(true)
    await expect(failing).rejects.toBe(UNLOADED)
    expect(gone).toHaveBeenCalledTimes(5)
  })

  it('is not asked for again by another that shows it', async () => {
    const load = vi.fn<Load>().mockResolvedValue(Greeting)
    const Part = lazyPart(load)
    await show(
      <>
        <Part name="Ada" />
        <Part name="Grace" />
      </>,
    )
    expect(await screen.findByText('Hello Grace')).toBeDefined()
    expect(load).toHaveBeenCalledOnce()
  })
})

describe('a part that is asked for before it is shown', () => {
  function Screen({ Part }: { Part: ReturnType<typeof lazyPart<NameProps>> }) {
    const [isShown, setShown] = useState(false)
    useLoadWhenIdle(Part.load)
    return isShown ? (
      <Part name="Ada" />
    ) : (
      <button type="button" onClick={() => setShown(true)}>
        Open
      </button>
    )
  }

  it('is there when the network is gone by then', async () => {
    const load = vi.fn<Load>().mockResolvedValueOnce(Greeting).mockRejectedValue(UNLOADED)
    await show(<Screen Part={lazyPart(load)} />)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    setOnline(false)
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Hello Ada')).toBeDefined()
  })

  it('is asked for once more when it did not come the first time', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const load = vi.fn<Load>().mockRejectedValueOnce(UNLOADED).mockResolvedValue(Greeting)
    await show(<Screen Part={lazyPart(load)} />)
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Hello Ada')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a part that stands in the page from the beginning', () => {
  function Screen({ load }: { load: Load }) {
    const [Part] = useState(() => lazyWhenIdle(load))
    const [name, setName] = useState<string | null>(null)
    return (
      <>
        <button type="button" onClick={() => setName('Ada')}>
          Open
        </button>
        <Part props={name === null ? null : { name }} />
      </>
    )
  }

  it('is asked for at once when it is opened before the browser is idle', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0)
    const load = vi.fn<Load>().mockResolvedValue(Greeting)
    await show(<Screen load={load} />)
    expect(load).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByText('Hello Ada')).toBeDefined()
  })
})

it('a stylesheet that did not arrive is asked for once more before its part is', async () => {
  followFailedStyles()
  const first = Object.assign(document.createElement('link'), { rel: 'stylesheet', className: 'own' })
  document.head.append(first)
  setOnline(false)
  first.dispatchEvent(new Event('error'))
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(UNLOADED).mockResolvedValue('part')
  const part = loadPatiently(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  expect(document.querySelector('link.own')).toBeNull()
  setOnline(true)
  await vi.waitFor(() => expect(document.querySelector('link.own')).not.toBeNull())
  expect(load).toHaveBeenCalledOnce()
  document.querySelector('link.own')?.dispatchEvent(new Event('load'))
  await expect(part).resolves.toBe('part')
})

it('a part is not shown while a stylesheet of it fails: the styles come before it, however often they are asked for', async () => {
  followFailedStyles()
  const failLatest = () => document.querySelector('link.late')?.dispatchEvent(new Event('error'))
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', className: 'late' }))
  setOnline(false)
  failLatest()
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(UNLOADED).mockResolvedValue('part')
  const part = loadPatiently(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  setOnline(true)
  await vi.waitFor(() => expect(document.querySelector('link.late')).not.toBeNull())
  failLatest()
  await vi.waitFor(() => expect(document.querySelector('link.late')).not.toBeNull(), { timeout: 3_000 })
  expect(load).toHaveBeenCalledOnce()
  document.querySelector('link.late')?.dispatchEvent(new Event('load'))
  await expect(part).resolves.toBe('part')
})
