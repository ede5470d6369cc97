import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LoadDialog } from '@/config/action.ts'
import { type Overlay, PaletteHost } from '@/app/palette/palette-host.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

/** Code that is on its way for a moment, as over a network. */
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

function Frame() {
  const [open, setOpen] = useState<Overlay>(null)
  return (
    <>
      <button type="button" onClick={() => setOpen({ load: () => load() })}>
        Note an idea
      </button>
      <PaletteHost open={open} actions={[]} onClose={() => setOpen(null)} />
    </>
  )
}

it('a dialog of an area opens above any screen once its code is there, closes, and opens again', async () => {
  const user = userEvent.setup()
  await show(<Frame />)
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Note an idea' }))
    await user.click(await screen.findByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
    expect(load).toHaveBeenCalledTimes(times)
  }
})
