import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api-error.ts'
import { ConfirmDialog } from '@/session/confirm-dialog.tsx'
import { show } from './support/show.tsx'

const sink = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  sink.mockReset()
  sink.mockResolvedValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.restoreAllMocks()
})

type Choices = { cancel?: string; isDangerous?: boolean }

function Harbour(choices: Choices) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button onClick={() => setAsking(true)}>Sink the boat…</button>
      {isAsking && (
        <ConfirmDialog
          title="Sink the boat?"
          confirm="Sink"
          onConfirm={sink}
          onClose={() => setAsking(false)}
          {...choices}
        >
          <p>It cannot be raised again.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

async function open(choices: Choices = {}) {
  await show(<Harbour {...choices} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Sink the boat…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sink the boat?' }))
  return { user, dialog, button: (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name }) }
}

const isOpen = () => screen.queryByRole('dialog', { name: 'Sink the boat?' }) !== null

function refusal(code: ApiError['code']) {
  return new ApiError(code, { detail: '', status: 403 })
}

/** Makes the action run until the returned function ends it. */
function holdAction(): () => void {
  let end: () => void = () => undefined
  sink.mockImplementation(() => new Promise<void>((resolve) => (end = resolve)))
  return () => act(() => end())
}

it('says what is about to happen, and its focus is on the button that lets nothing happen', async () => {
  const { dialog, button } = await open()
  expect(dialog.getByText('It cannot be raised again.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
})

it.each(['Cancel', 'Close'])('closes on %s without acting', async (name) => {
  const { user, button } = await open()
  await user.click(button(name))
  expect(isOpen()).toBe(false)
  expect(sink).not.toHaveBeenCalled()
})

it('closes on Escape without acting', async () => {
  const { user } = await open()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(sink).not.toHaveBeenCalled()
})

it('acts once however often it is confirmed, and closes once that is done', async () => {
  const end = holdAction()
  const { user, button } = await open()
  await user.dblClick(button('Sink'))
  expect(sink).toHaveBeenCalledOnce()
  expect(isOpen()).toBe(true)
  end()
  await waitFor(() => expect(isOpen()).toBe(false))
})

it('shows that it is acting, and cannot be closed until that has ended', async () => {
  const end = holdAction()
  const { user, dialog, button } = await open()
  await user.click(button('Sink'))
  expect(button('Sink').dataset['loading']).toBe('true')
  expect(button('Cancel').disabled).toBe(true)
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(isOpen()).toBe(true)
  end()
  await waitFor(() => expect(isOpen()).toBe(false))
})

it('can be closed after ten seconds although the action still runs, such as on a stalled connection', async () => {
  const end = holdAction()
  const { button } = await open()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fireEvent.click(button('Sink'))
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(button('Cancel').disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  fireEvent.click(button('Cancel'))
  expect(isOpen()).toBe(false)
  end()
})

it('shows why the action failed, moves the focus there, and can be confirmed again or closed', async () => {
  sink.mockRejectedValueOnce(refusal('forbidden'))
  const { user, dialog, button } = await open()
  await user.click(button('Sink'))
  const alert = dialog.getByRole('alert')
  await waitFor(() => expect(alert.textContent).toContain('Your role in this workspace doesn’t allow this.'))
  await waitFor(() => expect(document.activeElement).toBe(alert))
  expect(button('Cancel').disabled).toBe(false)
  await user.click(button('Sink'))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(sink).toHaveBeenCalledTimes(2)
})

it('cannot be confirmed without a network, and can again once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, button } = await open()
  expect(button('Sink').disabled).toBe(true)
  await user.click(button('Sink'))
  expect(sink).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(button('Sink').disabled).toBe(false))
})

it('asks users to sign in again where the server requires it, and stays open if they do not', async () => {
  sink.mockRejectedValue(refusal('reauthentication_required'))
  const { user, dialog, button } = await open()
  await user.click(button('Sink'))
  const again = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await user.click(again.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(button('Cancel').disabled).toBe(false))
  expect(isOpen()).toBe(true)
  expect(dialog.getByRole('alert').textContent).toBe('')
  expect(sink).toHaveBeenCalledOnce()
})

it('has a red button only for what is dangerous, and another word for cancelling where it is given one', async () => {
  const { button } = await open({ cancel: 'Keep it afloat', isDangerous: false })
  const calm = button('Sink').getAttribute('style')
  expect(button('Keep it afloat')).toBeDefined()
  expect(calm).not.toContain('red')
  cleanup()
  const { button: dangerous } = await open()
  expect(dangerous('Sink').getAttribute('style')).toContain('red')
})
