import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyButton } from '@/ui/copy-button.tsx'
import { CopyField } from '@/ui/copy-field.tsx'
import { showWithToasts } from './support/toasts.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const NOT_ALLOWED = new DOMException('Write permission denied.', 'NotAllowedError')

/** The browser refuses to copy, as it does without a permission. */
async function showRefused(part: Parameters<typeof showWithToasts>[0]) {
  const user = await showWithToasts(part)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(NOT_ALLOWED)
  return user
}

it('a text that the browser does not copy is not confirmed, and the user is told what to do', async () => {
  const user = await showRefused(<CopyButton value="coupon-7">Copy the code</CopyButton>)
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  expect(await screen.findByText(/^This couldn’t be copied\. Allow this site to use the clipboard/)).toBeDefined()
  expect(screen.queryByText('Copied')).toBeNull()
})

it('the text of a field that the browser does not copy is selected for the user', async () => {
  const user = await showRefused(<CopyField label="Address" value="https://example.com/feed" />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText(/^This couldn’t be copied\. The text is selected/)).toBeDefined()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
  expect(document.activeElement).toBe(field)
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('https://example.com/feed')
})

it('a text that was copied is confirmed', async () => {
  await showWithToasts(<CopyField label="Address" value="https://example.com/feed" />)
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect((await screen.findAllByText('Copied')).length).toBeGreaterThan(0)
})
