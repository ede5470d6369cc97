import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { changePassword } from '@postwright/core/api/users'
import { PasswordSection } from '@/features/settings/components/password-section.tsx'
import { api } from '../support/client/api.ts'
import { makeUser } from '../support/factories/user.ts'
import { show } from './support/show.tsx'

vi.mock('@/session/reauthenticate.ts', () => ({ signInMethods: () => ({ password: true }) }))
vi.mock('@/session/sign-in.ts', () => ({ renewSignIn: () => Promise.resolve() }))

afterEach(cleanup)

it('the focus is on the result after the password was changed', async () => {
  const user = userEvent.setup()
  api.answer(changePassword, { ended: 2 })
  await show(<PasswordSection user={makeUser()} />)
  await user.type(screen.getByLabelText('New password'), 'saw horse and vise')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  const result = await screen.findByText('Password changed. 2 other sessions were ended.')
  expect(document.activeElement).toBe(result)
})
