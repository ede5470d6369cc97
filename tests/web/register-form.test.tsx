import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, expect, it } from 'vitest'
import { register } from '@postwright/core/api/auth'
import { RegisterForm } from '@/features/auth/components/register-form.tsx'
import { api } from '../support/client/api.ts'
import { address, show } from './support/show.tsx'

afterEach(cleanup)

const TAKEN = 'There is already an account with this email address.'

async function fillIn(): Promise<void> {
  await show(<RegisterForm />, { at: '/register?next=%2Fdashboard%2Fideas' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Full name' }), 'Ada Lovelace')
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'ada')
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'several long words here')
}

const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }))

it('a person whose address has an account is offered to sign in, and is sent where they wanted to go', async () => {
  api.refuse(register, 'email_exists', { fields: { email: TAKEN } })
  await fillIn()
  await create()
  const link = await screen.findByRole('link', { name: 'Sign in instead' })
  expect(link.parentElement?.textContent).toBe(`${TAKEN} Sign in instead`)
  await userEvent.click(link)
  expect(address()).toBe('/login?next=%2Fdashboard%2Fideas')
})

it('a person whose address has an account is offered to sign in after the sentence of this error has changed', async () => {
  api.refuse(register, 'email_exists', { fields: { email: TAKEN } })
  await fillIn()
  i18next.addResource('en', 'errors', 'api.email_exists', 'Somebody uses this address.')
  try {
    await create()
    const link = await screen.findByRole('link', { name: 'Sign in instead' })
    expect(link.parentElement?.textContent).toBe(`${TAKEN} Sign in instead`)
  } finally {
    i18next.addResource('en', 'errors', 'api.email_exists', TAKEN)
  }
})

it('a person is not offered to sign in for another error of the address, whatever its sentence, or once the address is another', async () => {
  api.refuse(register, 'validation_failed', { fields: { email: TAKEN } })
  await fillIn()
  await create()
  expect(await screen.findByText(TAKEN)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Sign in instead' })).toBeNull()

  api.refuse(register, 'email_exists', { fields: { email: TAKEN } })
  await create()
  expect(await screen.findByRole('link', { name: 'Sign in instead' })).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), '.org')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sign in instead' })).toBeNull())
})
