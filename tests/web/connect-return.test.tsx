import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { finishConnection } from '@postwright/core/api/connections'
import { Component as CallbackScreen } from '@/features/connected-platforms/callback-screen.tsx'
import { api } from '../support/client/api.ts'
import { address, show } from './support/show.tsx'

afterEach(cleanup)

const PAGE = '/dashboard/connected-platforms/callback'

/** The screen, mounted anew on a click as a reload does: the address and its history entry stay. */
function Reloadable() {
  const [times, setTimes] = useState(0)
  return (
    <>
      <button onClick={() => setTimes(times + 1)}>Reload</button>
      <CallbackScreen key={times} />
    </>
  )
}

it('a network’s code leaves the address at once, while it is still being exchanged', async () => {
  api.answer(finishConnection, () => new Promise<never>(() => undefined))
  await show(<CallbackScreen />, { at: `${PAGE}?code=abc&state=xyz&scope=read` })
  await waitFor(() => expect(api.calls(finishConnection)).toMatchObject([{ ticket: 'xyz', code: 'abc' }]))
  expect(address()).toBe(`${PAGE}?scope=read`)
  expect(screen.getByRole('status')).toBeDefined()
})

it('a reload after that says that the sign-in ended, and exchanges nothing a second time', async () => {
  api.answer(finishConnection, () => new Promise<never>(() => undefined))
  await show(<Reloadable />, { at: `${PAGE}?code=abc&state=xyz` })
  await waitFor(() => expect(api.calls(finishConnection)).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(await screen.findByText('This sign-in ended when the page was reloaded')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the channels' })).toBeDefined()
  expect(api.calls(finishConnection)).toHaveLength(1)
})

it('a refusal keeps its words after a reload, and its ticket leaves the address', async () => {
  await show(<Reloadable />, { at: `${PAGE}?error=access_denied&state=xyz` })
  await waitFor(() => expect(address()).toBe(`${PAGE}?error=access_denied`))
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(screen.getByText(/You didn’t allow access/)).toBeDefined()
})
