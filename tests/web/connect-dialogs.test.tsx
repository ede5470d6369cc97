import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ChooseChannels } from '@/features/connected-platforms/components/choose-channels.tsx'
import { ConnectForm } from '@/features/connected-platforms/components/connect-form.tsx'
import { ConnectionCard } from '@/features/connected-platforms/components/connection-list.tsx'
import { DisconnectDialog } from '@/features/connected-platforms/components/disconnect-dialog.tsx'
import type { ConnectValues } from '@/features/connected-platforms/connect-form.ts'
import { ApiError } from '@/lib/api-error.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const onClose = vi.fn<() => void>()

async function openForm(
  onConnect: (values: ConnectValues) => Promise<void>,
  connection = null as ReturnType<typeof makeConnection> | null,
) {
  await show(
    <ConnectForm
      platform="bluesky"
      connection={connection}
      isOnline
      onConnect={onConnect}
      onAssisted={null}
      onClose={onClose}
    />,
  )
  return userEvent.setup()
}

const handle = () => screen.getByLabelText('Handle')
const password = () => screen.getByLabelText('App password')
const connect = () => screen.getByRole('button', { name: 'Connect' })

describe('the form of a network', () => {
  it('sends a clean handle, the password and the public server', async () => {
    const onConnect = vi.fn<(values: ConnectValues) => Promise<void>>(() => Promise.resolve())
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
    const onConnect = vi.fn<(values: ConnectValues) => Promise<void>>()
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
    const onConnect = vi.fn<(values: ConnectValues) => Promise<void>>(() => Promise.resolve())
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
    const onConnect = vi.fn<(values: ConnectValues) => Promise<void>>(() => Promise.resolve())
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
      isBusy={false}
      onCheck={doNothing}
      onPause={doNothing}
      onReconnect={doNothing}
      onSettings={doNothing}
      onDisconnect={doNothing}
    />
  )
  const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

  it('offers to reconnect first when the network refuses it, and shows what the network said', async () => {
    const lastError = { kind: 'token_expired' as const, detail: 'ExpiredToken' }
    await show(card(makeConnection({ platform: 'bluesky', status: 'needs_reconnect', lastError })))
    expect(buttons()).toEqual(['Reconnect', 'Check now', 'Settings', 'Pause', 'Disconnect'])
    expect(screen.getByText('ExpiredToken')).toBeDefined()
  })

  it('can only be reconnected once it is disconnected', async () => {
    await show(card(makeConnection({ status: 'disconnected' })))
    expect(buttons()).toEqual(['Reconnect'])
  })

  it('that a person publishes on is not checked, and says so', async () => {
    await show(card(makeConnection({ mode: 'assisted' })))
    expect(buttons()).toEqual(['Settings', 'Pause', 'Disconnect'])
    expect(screen.getByText(/You publish it and confirm that here/)).toBeDefined()
  })

  it('says until when its access lasts', async () => {
    const day = 86_400_000
    await show(card(makeConnection({ expiresAt: Date.now() + 2.5 * day })))
    expect(screen.getByText(/in 3 days\. Reconnect before then/)).toBeDefined()
  })

  it('names what its network allows and since when that is known', async () => {
    await show(card(makeConnection({ platform: 'bluesky' })))
    expect(screen.getByText(/300 characters, up to 10 images/)).toBeDefined()
    expect(screen.getByText(/Facts verified on November 29, 2026/)).toBeDefined()
  })
})

describe('the choice of what a sign-in has found', () => {
  const found = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      id: `p${i}`,
      name: `Page ${i}`,
      handle: `page${i}`,
      kind: 'page',
      avatar: null,
    }))
  const open = async (count: number, onChoose = vi.fn<(ids: string[]) => Promise<void>>(() => Promise.resolve())) => {
    await show(<ChooseChannels channels={found(count)} kindOf={() => 'Page'} onChoose={onChoose} onClose={onClose} />)
    return { user: userEvent.setup(), onChoose }
  }

  it('is made with the keyboard, several at once', async () => {
    const { user, onChoose } = await open(3)
    await user.tab()
    await user.keyboard(' ')
    await user.tab()
    await user.tab()
    await user.keyboard(' ')
    await user.click(screen.getByRole('button', { name: 'Connect 2 channels' }))
    expect(onChoose).toHaveBeenCalledWith(['p0', 'p2'])
  })

  it('is searched when it is long, and keeps what was chosen before', async () => {
    const { user, onChoose } = await open(12)
    await user.click(screen.getByRole('checkbox', { name: 'Page 3' }))
    await user.type(screen.getByRole('searchbox'), 'page 11')
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: 'Page 11' }))
    await user.click(screen.getByRole('button', { name: 'Connect 2 channels' }))
    expect(onChoose).toHaveBeenCalledWith(['p3', 'p11'])
  })
})

it.each([
  ['rss', /The feed and all posts in it are deleted\./],
  ['bluesky', /Published posts stay on the network\./],
] as const)('disconnecting %s says what becomes of published posts', async (platform, words) => {
  const connection = makeConnection({ platform })
  await show(<DisconnectDialog workspaceId="w1" onReconnect={onClose} {...{ connection, onClose }} />)
  expect(await screen.findByText(words)).toBeDefined()
})
