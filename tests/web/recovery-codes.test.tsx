import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { RecoveryCodes } from '@/features/settings/second-factor/recovery-codes.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

async function open() {
  const onClose = vi.fn<() => void>()
  await show(<RecoveryCodes codes={['aaaa-1111', 'bbbb-2222']} onClose={onClose} />)
  const user = userEvent.setup()
  const pressBeside = async () => {
    const overlay = document.querySelector('.mantine-Modal-overlay')
    if (overlay) await user.click(overlay)
  }
  return { user, onClose, pressBeside }
}

it('recovery codes stay on the screen until a person confirms that they are saved', async () => {
  const { user, onClose, pressBeside } = await open()
  await user.keyboard('{Escape}')
  await pressBeside()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Done' })).toHaveProperty('disabled', true)
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByText('aaaa-1111')).toBeDefined()
})

it.each(['Escape', 'a click beside them', 'Done'])('confirmed recovery codes are closed by %s', async (way) => {
  const { user, onClose, pressBeside } = await open()
  await user.click(screen.getByRole('checkbox'))
  if (way === 'Escape') await user.keyboard('{Escape}')
  else if (way === 'Done') await user.click(screen.getByRole('button', { name: 'Done' }))
  else await pressBeside()
  expect(onClose).toHaveBeenCalledOnce()
})
