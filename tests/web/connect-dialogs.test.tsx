import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConnectBlueskyForm } from '@/features/connected-platforms/components/connect-bluesky-form.tsx'
import { ConnectionCard } from '@/features/connected-platforms/components/connection-card.tsx'
import { initialValues, type ConnectFormOutput } from '@/features/connected-platforms/connect-form.ts'
import { ApiError } from '@/lib/api-error.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const onClose = vi.fn<() => void>()

async function openForm(
  onConnect: (values: ConnectFormOutput) => Promise<void>,
  connection = null as ReturnType<typeof makeConnection> | null,
) {
  await show(
    <ConnectBlueskyForm
      initial={initialValues(connection)}
      isReconnect={connection !== null}
      isOnline
      onConnect={onConnect}
      onClose={onClose}
    />,
  )
  return userEvent.setup()
}

const handle = () => screen.getByLabelText('Handle')
const password = () => screen.getByLabelText('App password')
const connect = () => screen.getByRole('button', { name: 'Connect' })

describe('connecting Bluesky', () => {
  it('sends a clean handle, the password and the public server', async () => {
    const onConnect = vi.fn<(values: ConnectFormOutput) => Promise<void>>(() => Promise.resolve())
    const user = await openForm(onConnect)
    await user.type(handle(), ' @Ann.bsky.social ')
    await user.type(password(), 'abcd-efgh-ijkl-mnop')
    await user.click(connect())
    expect(onConnect).toHaveBeenCalledWith({
      handle: 'ann.bsky.social',
      appPassword: 'abcd-efgh-ijkl-mnop',
      service: 'https://bsky.social',
    })
  })

  it('sends no request while something is missing and says what', async () => {
    const onConnect = vi.fn<(values: ConnectFormOutput) => Promise<void>>()
    const user = await openForm(onConnect)
    await user.type(handle(), 'ann')
    await user.click(connect())
    expect(await screen.findByText(/Enter the whole handle/)).toBeDefined()
    expect(screen.getByText('Enter an app password.')).toBeDefined()
    expect(onConnect).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(handle())
  })

  it('puts what the server says at the input it is about, and opens the hidden one', async () => {
    const fields = { service: 'Nobody answers at this address.' }
    const onConnect = () =>
      Promise.reject(new ApiError('connection_unreachable', { status: 502, detail: 'unreachable', fields }))
    const user = await openForm(onConnect)
    await user.type(handle(), 'ann.test')
    await user.type(password(), 'abcd-efgh-ijkl-mnop')
    await user.click(connect())
    expect(await screen.findByText('Nobody answers at this address.')).toBeDefined()
    const advanced = screen.getByRole('button', { name: 'Advanced' })
    await waitFor(() => expect(advanced.getAttribute('aria-expanded')).toBe('true'))
    const server = screen.getByLabelText('Server address')
    expect(server.closest('[hidden]')).toBeNull()
    expect(document.activeElement).toBe(server)
  })

  it('goes to the first of several inputs that the server refuses', async () => {
    const fields = { appPassword: 'Not this one.', handle: 'Nobody is called so.' }
    const onConnect = () => Promise.reject(new ApiError('connection_refused', { status: 422, detail: '', fields }))
    const user = await openForm(onConnect)
    await user.type(handle(), 'ann.test')
    await user.type(password(), 'abcd-efgh-ijkl-mnop')
    await user.click(connect())
    expect(await screen.findByText('Not this one.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(handle()))
  })

  it('says what went wrong when it is about no input', async () => {
    const onConnect = () => Promise.reject(new ApiError('rate_limited', { status: 429, detail: '' }))
    const user = await openForm(onConnect)
    await user.type(handle(), 'ann.test')
    await user.type(password(), 'abcd-efgh-ijkl-mnop')
    await user.click(connect())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).not.toBe('')
    expect(document.activeElement).toBe(alert)
  })

  it('warns of a main password but lets it pass: some servers give no others', async () => {
    const onConnect = vi.fn<(values: ConnectFormOutput) => Promise<void>>(() => Promise.resolve())
    const user = await openForm(onConnect)
    await user.type(handle(), 'ann.test')
    await user.type(password(), 'hunter22')
    await user.tab()
    expect(screen.getByText(/does not look like an app password/)).toBeDefined()
    await user.click(connect())
    expect(onConnect).toHaveBeenCalledOnce()
  })

  it('keeps handle and server when an account is connected again', async () => {
    const connection = makeConnection({
      platform: 'bluesky',
      handle: 'ann.example.com',
      service: 'https://pds.example.com',
    })
    const onConnect = vi.fn<(values: ConnectFormOutput) => Promise<void>>(() => Promise.resolve())
    const user = await openForm(onConnect, connection)
    expect(handle().hasAttribute('readonly')).toBe(true)
    await user.type(password(), 'abcd-efgh-ijkl-mnop')
    await user.click(screen.getByRole('button', { name: 'Reconnect' }))
    expect(onConnect.mock.calls[0]?.[0]).toMatchObject({
      handle: 'ann.example.com',
      service: 'https://pds.example.com',
    })
  })
})

describe('a channel', () => {
  const doNothing = () => undefined
  const card = (connection: ReturnType<typeof makeConnection>) => (
    <ConnectionCard
      connection={connection}
      isOnline
      isChecking={false}
      hasFeed={false}
      onCheck={doNothing}
      onReconnect={doNothing}
      onDisconnect={doNothing}
    />
  )
  const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

  it('offers to reconnect first when the network refuses it, and shows what the network said', async () => {
    const lastError = { kind: 'token_expired' as const, detail: 'ExpiredToken' }
    await show(card(makeConnection({ platform: 'bluesky', status: 'needs_reconnect', lastError })))
    expect(buttons()).toEqual(['Reconnect', 'Check now', 'Disconnect'])
    expect(screen.getByText('ExpiredToken')).toBeDefined()
  })

  it('can only be reconnected once it is disconnected', async () => {
    await show(card(makeConnection({ status: 'disconnected' })))
    expect(buttons()).toEqual(['Reconnect'])
  })

  it('names what its network allows and since when that is known', async () => {
    await show(card(makeConnection({ platform: 'bluesky' })))
    expect(screen.getByText(/300 characters, up to 4 pictures/)).toBeDefined()
    expect(screen.getByText(/Facts verified on November 20, 2026/)).toBeDefined()
  })
})
