import { updateMe } from '@postwright/core/api/users'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ProfileSection } from '@/features/settings/components/profile-section.tsx'
import { session } from '@/session/session.ts'
import { api } from '../support/client/api.ts'
import { makeUser } from '../support/factories/user.ts'
import { show } from './support/show.tsx'

vi.mock('@/session/verify-email.ts', () => ({ sendVerificationLetter: () => Promise.resolve() }))

afterEach(cleanup)

const user = makeUser({ fullName: 'Ada Lindqvist', username: 'ada.l' })
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

it('says that the profile was changed elsewhere, shows what it is now, and keeps what was typed', async () => {
  const { rerender } = await show(<ProfileSection user={user} />)
  api.refuse(updateMe, 'stale_revision')
  vi.spyOn(session, 'refreshUser').mockImplementation(async () => {
    rerender(<ProfileSection user={{ ...user, rev: user.rev + 1, fullName: 'Ada Berg' }} />)
  })
  const person = userEvent.setup()
  await person.clear(field('Username'))
  await person.type(field('Username'), 'ada.b')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Your profile was changed elsewhere/))
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('[name="full_name"]')?.value).toBe('Ada Berg'))
  expect(field('Username').value).toBe('ada.b')
  expect(screen.getByRole('alert').textContent).toMatch(/^Your profile was changed elsewhere/)
})
