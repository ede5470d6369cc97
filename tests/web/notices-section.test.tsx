import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { getMe, updateMe } from '@postwright/core/api/users'
import type { User } from '@postwright/core/model/user'
import { NoticesSection } from '@/features/settings/components/notices-section.tsx'
import { api } from '../support/client/api.ts'
import { makeUser } from '../support/factories/user.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const asAda = (fields: Partial<User> = {}) => {
  const ada = makeUser({ id: 'ada', rev: 4, ...fields })
  api.answer(updateMe, ada)
  api.answer(getMe, ada)
  return ada
}
const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })

it('turns off one reason for notifications, and back on, without touching the others', async () => {
  await show(<NoticesSection user={asAda({ mutedReasons: ['reply'] })} />)
  const isOn = ['Mentions in the app', 'Replies in the app'].map((name) => switchOf(name).checked)
  expect(isOn).toEqual([true, false])
  await userEvent.click(switchOf('Mentions in the app'))
  await waitFor(() => expect(api.calls(updateMe)).toEqual([{ rev: 4, mutedReasons: ['reply', 'mention'] }]))
  await userEvent.click(switchOf('Replies in the app'))
  await waitFor(() => expect(api.calls(updateMe)[1]).toEqual({ rev: 4, mutedReasons: [] }))
})

it('asks for mails of one reason, and for no more of them', async () => {
  await show(<NoticesSection user={asAda({ mailedReasons: ['returned'], email: 'ada@example.com' })} />)
  expect(screen.getByText('Emails are sent to ada@example.com.')).toBeTruthy()
  await userEvent.click(switchOf('Approval requests by email'))
  await waitFor(() => expect(api.calls(updateMe)).toEqual([{ rev: 4, mailedReasons: ['returned', 'review'] }]))
  await userEvent.click(switchOf('Returned posts by email'))
  await waitFor(() => expect(api.calls(updateMe)[1]).toEqual({ rev: 4, mailedReasons: [] }))
})

it('sends no mails to an address that nobody has confirmed', async () => {
  await show(<NoticesSection user={asAda({ emailVerified: false })} />)
  expect(screen.getByText('Confirm your email address to be notified by email.')).toBeTruthy()
  expect([switchOf('Mentions by email').disabled, switchOf('Mentions in the app').disabled]).toEqual([true, false])
})

it('says why a change could not be stored', async () => {
  api.refuse(updateMe, 'stale_revision')
  await show(<NoticesSection user={makeUser({ id: 'ada' })} />)
  await userEvent.click(switchOf('Mentions in the app'))
  expect(await screen.findByRole('alert')).toBeDefined()
})
