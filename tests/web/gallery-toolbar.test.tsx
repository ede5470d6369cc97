import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { Component as Gallery } from '@/dev/gallery-screen.tsx'
import { show } from './support/show.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.style.fontSize = ''
})

it('the gallery is shown in every text size that it offers', async () => {
  await show(<Gallery />, { at: '/dev/ui?width=320' })
  const sizes = within(screen.getByRole('radiogroup', { name: 'Text' })).getAllByRole<HTMLInputElement>('radio')
  expect(sizes.map(({ value }) => value)).toContain('100')
  for (const size of sizes) {
    await userEvent.click(size)
    expect(size.checked).toBe(true)
  }
})
