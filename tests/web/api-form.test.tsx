import { TextInput } from '@mantine/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiError } from '@/lib/api-error.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { show } from './support/show.tsx'

const boatSchema = z.object({ name: z.string().min(1), port: z.string() })
type Boat = z.infer<typeof boatSchema>

const send = vi.fn<(boat: Boat) => Promise<void>>()

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue()
})
afterEach(cleanup)

function BoatForm({ words }: { words?: (error: unknown) => string | undefined }) {
  const { form, submit, isSending, failure, errorOf } = useApiForm<Boat, Boat>({
    schema: boatSchema,
    defaultValues: { name: '', port: '' },
    send,
    fallbackField: 'port',
    ...(words && { words }),
  })
  const isPortShown = form.formState.errors.port !== undefined || form.watch('name') !== 'Hidden port'
  return (
    <form onSubmit={submit}>
      <FormError message={failure} />
      <TextInput {...form.register('name')} label="Name" error={errorOf('name', 'Enter a name.')} />
      <div hidden={!isPortShown}>
        <TextInput {...form.register('port')} label="Port" error={errorOf('port', 'Enter a port.')} />
      </div>
      <button type="submit" aria-busy={isSending}>
        Save
      </button>
    </form>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Save' })
const alert = () => screen.getByRole('alert').textContent

function refusal(code: ApiError['code'], fields: Record<string, string> = {}) {
  return new ApiError(code, { detail: '', status: 422, fields })
}

async function fillIn(words?: (error: unknown) => string | undefined, name = 'Albatross') {
  await show(<BoatForm {...(words && { words })} />)
  const user = userEvent.setup()
  await user.type(field('Name'), name)
  return user
}

describe('a form over an endpoint', () => {
  it('asks the server only for what the schema accepts, and goes to the first field that is wrong', async () => {
    await show(<BoatForm />)
    await userEvent.setup().click(save())
    expect(await screen.findByText('Enter a name.')).toBeDefined()
    expect(document.activeElement).toBe(field('Name'))
    expect(send).not.toHaveBeenCalled()
  })

  it('puts what the server says of fields at these, in its words, and goes to the first of the form', async () => {
    send.mockRejectedValue(refusal('validation_failed', { port: 'No such port.', name: 'This name is taken.' }))
    const user = await fillIn()
    await user.click(save())
    expect(await screen.findByText('This name is taken.')).toBeDefined()
    expect(screen.getByText('No such port.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(alert()).toBe('')
    expect(field('Name').value).toBe('Albatross')
  })

  it('goes to a field whose part of the form opens with its error', async () => {
    send.mockRejectedValue(refusal('validation_failed', { port: 'No such port.' }))
    const user = await fillIn(undefined, 'Hidden port')
    expect(field('Port').closest('[hidden]')).not.toBeNull()
    await user.click(save())
    await waitFor(() => expect(document.activeElement).toBe(field('Port')))
    expect(field('Port').closest('[hidden]')).toBeNull()
  })

  it('says above the form what belongs to no field of it, by the code of the error', async () => {
    send.mockRejectedValue(refusal('rate_limited', { elsewhere: 'Of no field here.' }))
    const user = await fillIn()
    await user.click(save())
    await waitFor(() => expect(alert()).toBe('Too many attempts. Please wait a moment and try again.'))
    await waitFor(() => expect(document.activeElement).toBe(field('Port')))
    send.mockResolvedValue()
    await user.click(save())
    await waitFor(() => expect(alert()).toBe(''))
  })

  it('prefers words of its own where it has them', async () => {
    send.mockRejectedValue(refusal('stale_revision'))
    const user = await fillIn(() => 'The boat has sailed.')
    await user.click(save())
    await waitFor(() => expect(alert()).toBe('The boat has sailed.'))
  })

  it('makes one call at a time, however often it is sent, and another one afterwards', async () => {
    let settle: () => void = () => undefined
    send.mockImplementation(() => new Promise((resolve) => (settle = resolve)))
    const user = await fillIn()
    await user.dblClick(save())
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'))
    expect(send).toHaveBeenCalledOnce()
    settle()
    await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('false'))
    await user.click(save())
    expect(send).toHaveBeenCalledTimes(2)
  })
})

function Departure() {
  const { run, isRunning, failure, fields } = useApiCall()
  return (
    <button aria-busy={isRunning} onClick={() => void run(() => send({ name: 'Albatross', port: 'Kiel' }))}>
      {failure ?? 'Depart'} {Object.values(fields).join(' ')}
    </button>
  )
}

describe('a single call', () => {
  it('runs once at a time and says what went wrong until it is made again', async () => {
    let fail: (error: Error) => void = () => undefined
    send.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
    await show(<Departure />)
    const user = userEvent.setup()
    await user.dblClick(screen.getByRole('button'))
    expect(send).toHaveBeenCalledOnce()
    fail(refusal('forbidden', { port: 'Closed.' }))
    await screen.findByRole('button', { name: 'Your role in this workspace does not allow this. Closed.' })
    await user.click(screen.getByRole('button'))
    await screen.findByRole('button', { name: 'Depart', busy: true })
  })
})
