import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LoadDialog } from '@/config/action.ts'
import { THEME_ICONS } from '@/app/layouts/theme-icons.ts'
import type { ListedAction } from '@/app/palette/app-actions.ts'
import { type Overlay, PaletteHost } from '@/app/palette/palette-host.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

/** Code that loads after a moment, as over a network. */
const load = vi.fn<LoadDialog>(async () => {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return {
    Component: ({ onClose }: { onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        Done
      </button>
    ),
  }
})

const onToday = vi.fn<() => void>()
const today: ListedAction = {
  id: 'today',
  group: 'here',
  labelKey: 'common:search',
  Icon: THEME_ICONS.light,
  keys: ['T'],
  run: onToday,
}

function Frame() {
  const [open, setOpen] = useState<Overlay>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen({ load: () => load() })}>
        Add an idea
      </button>
      <PaletteHost open={open} actions={[today]} onClose={() => setOpen(null)} />
    </>
  )
}

it('a dialog of an area opens above any screen once its code is there, closes, and opens again', async () => {
  const user = userEvent.setup()
  await show(<Frame />)
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Add an idea' }))
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    expect(load).toHaveBeenCalledTimes(times)
  }
})

it('takes no letter for a shortcut that is typed while a dialog is on its way', async () => {
  const user = userEvent.setup()
  await show(<Frame />)
  await user.click(screen.getByRole('button', { name: 'Add an idea' }))
  fireEvent.keyDown(document.body, { key: 't' })
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(onToday).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 't' })
  expect(onToday).toHaveBeenCalledOnce()
})
