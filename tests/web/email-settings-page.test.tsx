import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { readMailChoice } from '@postwright/core/api/mail-choices'
import { Component as EmailSettingsPage } from '@/features/email-settings/email-settings-screen.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

it('says that a link does not work only of a link that was never sent', async () => {
  api.refuse(readMailChoice, 'not_found')
  await show(<EmailSettingsPage />, { at: '/email-settings#nothing' })
  await screen.findByRole('heading', { name: 'This link doesn’t work' })
  cleanup()
  api.refuse(readMailChoice, 'internal')
  await show(<EmailSettingsPage />, { at: '/email-settings#sent' })
  await screen.findByRole('heading', { name: 'Your email settings can’t be loaded' })
  api.answer(readMailChoice, { scope: 'mention', isMailed: true })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('You’ll get no more emails about mentions.')).toBeDefined()
})
