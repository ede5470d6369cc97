import { act } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { Toaster } from 'react-hot-toast'
import { show } from './show.tsx'

/** Shows a part of a screen below the messages of the product. */
export async function showWithToasts(part: ReactElement, options?: Parameters<typeof show>[1]): Promise<UserEvent> {
  await show(
    <>
      <Toaster />
      {part}
    </>,
    options,
  )
  return userEvent.setup()
}

/** The time to undo is over: the page is about to go. */
export const letUndoLapse = () => act(() => void window.dispatchEvent(new Event('pagehide')))
