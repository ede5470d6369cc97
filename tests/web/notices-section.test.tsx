import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { getMe, updateMe } from '@postwright/core/api/users'
import { NoticesSection } from '@/features/settings/components/notices-section.tsx'
import { api } from '../support/client/api.ts'
import { makeUser } from '../support/factories/user.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

it('turns off one reason for notifications, and back on, without touching the others', async () => {
  const ada = makeUser({ id: 'ada', rev: 4, mutedReasons: ['reply'] })
  api.answer(updateMe, ada)
  api.answer(getMe, ada)
  await show(<NoticesSection user={ada} />)
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
  expect([isOn('Mentions'), isOn('Replies'), isOn('Your posts and decks')]).toEqual([true, false, true])
  await userEvent.click(screen.getByRole('switch', { name: 'Mentions' }))
  await waitFor(() => expect(api.calls(updateMe)).toEqual([{ rev: 4, mutedReasons: ['reply', 'mention'] }]))
  await userEvent.click(screen.getByRole('switch', { name: 'Replies' }))
  await waitFor(() => expect(api.calls(updateMe)[1]).toEqual({ rev: 4, mutedReasons: [] }))
})

it('says why a change could not be stored', async () => {
  api.refuse(updateMe, 'stale_revision')
  await show(<NoticesSection user={makeUser({ id: 'ada' })} />)
  await userEvent.click(screen.getByRole('switch', { name: 'Mentions' }))
  expect(await screen.findByRole('alert')).toBeDefined()
})
