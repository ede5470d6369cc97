import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { register } from '@postwright/core/api/auth'
import { RegisterForm } from '@/features/auth/components/register-form.tsx'
import { api } from '../support/client/api.ts'
import { address, show } from './support/show.tsx'

afterEach(cleanup)

const TAKEN = 'There is already an account with this email address.'

it('a person whose address has an account is offered to sign in, and is sent where they wanted to go', async () => {
  api.refuse(register, 'email_exists', { fields: { email: TAKEN } })
  await show(<RegisterForm />, { at: '/register?next=%2Fdashboard%2Fideas' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ada Lovelace')
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ada')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'several long words here')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  const link = await screen.findByRole('link', { name: 'Sign in instead' })
  expect(link.parentElement?.textContent).toBe(`${TAKEN} Sign in instead`)
  await userEvent.click(link)
  expect(address()).toBe('/login?next=%2Fdashboard%2Fideas')
})
