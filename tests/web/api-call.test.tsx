import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api-error.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { show } from './support/show.tsx'

const depart = vi.fn<() => Promise<void>>()

afterEach(cleanup)

function Departure() {
  const { run, isRunning, failure, fields } = useApiCall()
  return (
    <button aria-busy={isRunning} onClick={() => void run(() => depart())}>
      {failure ?? 'Depart'} {Object.values(fields).join(' ')}
    </button>
  )
}

it('a single call runs once at a time and says what went wrong until it is made again', async () => {
  let fail: (error: Error) => void = () => undefined
  depart.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
  await show(<Departure />)
  const user = userEvent.setup()
  await user.dblClick(screen.getByRole('button'))
  expect(depart).toHaveBeenCalledOnce()
  fail(new ApiError('forbidden', { detail: '', status: 403, fields: { port: 'Closed.' } }))
  await screen.findByRole('button', { name: /^Your role in this workspace doesn’t allow this\. .* Closed\.$/ })
  await user.click(screen.getByRole('button'))
  await screen.findByRole('button', { name: 'Depart', busy: true })
})
