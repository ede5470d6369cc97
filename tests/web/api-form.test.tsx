import { TagsInput, TextInput } from '@mantine/core'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { requireWritten } from '@/documents/draft-type.ts'
import { ApiError } from '@/lib/api-error.ts'
import { useApiForm } from '@/lib/use-api-form.ts'
import { FormError } from '@/ui/form-error.tsx'
import { SelectField } from '@/ui/select-field.tsx'
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
  const { form, submit, isSending, failure, errorOf, codeOf } = useApiForm<Boat, Boat>({
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
      <output>{codeOf('name') ?? 'none'}</output>
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

  it('knows by which code the server refused a field, until the field is filled in again', async () => {
    send.mockRejectedValue(refusal('username_taken', { name: 'This name is taken.' }))
    const user = await fillIn()
    const code = () => screen.getByRole('status').textContent
    expect(code()).toBe('none')
    await user.click(save())
    await waitFor(() => expect(code()).toBe('username_taken'))
    await user.clear(field('Name'))
    expect(await screen.findByText('Enter a name.')).toBeDefined()
    expect(code()).toBe('none')
  })

  it('knows no code of a field that the server did not name', async () => {
    send.mockRejectedValue(refusal('username_taken', { port: 'No such port.' }))
    const user = await fillIn()
    await user.click(save())
    expect(await screen.findByText('No such port.')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('none')
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

const voyageSchema = z.object({
  ship: z.object({ name: z.string().min(1), crew: z.int().min(1) }),
  stops: z.array(z.string().max(5)),
  season: z.enum(['spring', 'autumn']),
  notes: z.record(z.string(), z.string()),
})
type Voyage = z.infer<typeof voyageSchema>

const FIRST: Voyage = { ship: { name: 'Albatross', crew: 4 }, stops: ['Kiel', 'Rønne'], season: 'spring', notes: {} }

const sendVoyage = vi.fn<(voyage: Voyage) => Promise<void>>()

function VoyageForm({ worksOffline = false, first = FIRST }: { worksOffline?: boolean; first?: Voyage }) {
  const { form, submit, failure, errorOf, field } = useApiForm<Voyage, Voyage>({
    schema: voyageSchema,
    defaultValues: first,
    send: sendVoyage,
    worksOffline,
  })
  const harbour = field('notes.harbour')
  return (
    <form onSubmit={submit}>
      <FormError message={failure} />
      <TextInput {...form.register('ship.name')} label="Ship" error={errorOf('ship.name', 'Enter a ship.')} />
      <TagsInput {...field('stops')} label="Stops" error={errorOf('stops', 'Shorten the stops.')} />
      <SelectField
        {...field('season')}
        label="Season"
        options={voyageSchema.shape.season.options.map((value) => ({ value, label: value }))}
        error={errorOf('season', 'Choose a season.')}
      />
      <TextInput
        label="Harbour"
        value={harbour.value ?? ''}
        onChange={(event) => harbour.onChange(event.currentTarget.value)}
        error={errorOf('notes.harbour', 'Say less.')}
      />
      <button type="submit">Save</button>
      {form.formState.isDirty && <p>Not saved yet</p>}
    </form>
  )
}

describe('a form with nested values, lists and controlled inputs', () => {
  beforeEach(() => {
    sendVoyage.mockReset()
    sendVoyage.mockResolvedValue()
  })
  afterEach(() => vi.restoreAllMocks())

  it('sends nested values as the endpoint names them', async () => {
    await show(<VoyageForm />)
    const user = userEvent.setup()
    await user.type(field('Ship'), ' II')
    await user.click(screen.getByRole('combobox', { name: 'Season' }))
    await user.click(await screen.findByRole('option', { name: 'autumn', hidden: true }))
    expect(screen.getByText('Not saved yet')).toBeDefined()
    await user.click(save())
    const ship = { name: 'Albatross II', crew: 4 }
    await waitFor(() => expect(sendVoyage).toHaveBeenCalledWith({ ...FIRST, ship, season: 'autumn' }))
  })

  it('shows what the server says of a nested field there, and goes to it', async () => {
    sendVoyage.mockRejectedValue(refusal('validation_failed', { 'ship.name': 'No such ship.' }))
    await show(<VoyageForm />)
    await userEvent.setup().click(save())
    expect(await screen.findByText('No such ship.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Ship')))
    expect(alert()).toBe('')
  })

  it('shows what the server says of one entry of a list at the field of the list', async () => {
    sendVoyage.mockRejectedValue(refusal('validation_failed', { 'stops.1': 'No such stop.' }))
    await show(<VoyageForm />)
    await userEvent.setup().click(save())
    expect(await screen.findByText('No such stop.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Stops', { selector: 'input' })))
  })

  it('shows what the server says of an entry that nobody has filled in yet there', async () => {
    sendVoyage.mockRejectedValue(refusal('validation_failed', { 'notes.harbour': 'Say something.' }))
    await show(<VoyageForm />)
    await userEvent.setup().click(save())
    expect(await screen.findByText('Say something.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Harbour')))
  })

  it('goes to the first wrong field of the screen although it is controlled, and takes its error back once it is right', async () => {
    await show(<VoyageForm first={{ ...FIRST, stops: ['Copenhagen'] }} />)
    const user = userEvent.setup()
    await user.click(save())
    expect(await screen.findByText('Shorten the stops.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Stops', { selector: 'input' }))
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(screen.queryByText('Shorten the stops.')).toBeNull())
    expect(sendVoyage).not.toHaveBeenCalled()
  })

  it('says that something is wrong when the field that is wrong is not on the screen', async () => {
    await show(<VoyageForm first={{ ...FIRST, ship: { name: 'Albatross', crew: 0 } }} />)
    await userEvent.setup().click(save())
    await waitFor(() => expect(alert()).toBe('Some fields aren’t filled in correctly. Check them and try again.'))
  })

  it.each(['valueOf', 'ship.constructor', '__proto__.name', 'ship.name.length', 'ship.captain'])(
    'takes %s, which is no field of it, as something wrong with the whole',
    async (name) => {
      sendVoyage.mockRejectedValue(refusal('validation_failed', { [name]: 'Of no field here.' }))
      await show(<VoyageForm />)
      await userEvent.setup().click(save())
      await waitFor(() => expect(alert()).toBe('Some fields aren’t filled in correctly. Check them and try again.'))
    },
  )

  it.each([
    ['refused', 'This was not saved. Either it was changed elsewhere in the meantime'],
    ['failed', 'This was not saved. Check your connection and try again.'],
  ] as const)(
    'says what to do when the write of a document is %s, and keeps what was typed',
    async (outcome, words) => {
      sendVoyage.mockImplementation(async () => requireWritten(outcome))
      await show(<VoyageForm />)
      const user = userEvent.setup()
      await user.type(field('Ship'), ' II')
      await user.click(save())
      await waitFor(() => expect(alert()).toContain(words))
      expect(field('Ship').value).toBe('Albatross II')
    },
  )

  it('sends nothing while there is no network, says so, keeps what was typed, and sends it once there is', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show(<VoyageForm />)
    const user = userEvent.setup()
    await user.type(field('Ship'), ' II{Enter}')
    await waitFor(() => expect(alert()).toContain('You’re offline, so this was not sent.'))
    expect(sendVoyage).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(alert()).toBe(''))
    await user.click(save())
    await waitFor(() => expect(sendVoyage).toHaveBeenCalledOnce())
    expect(sendVoyage.mock.calls[0]?.[0].ship.name).toBe('Albatross II')
  })

  it('is sent without a network where it is kept on this device', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show(<VoyageForm worksOffline />)
    await userEvent.setup().click(save())
    await waitFor(() => expect(sendVoyage).toHaveBeenCalledOnce())
  })
})
