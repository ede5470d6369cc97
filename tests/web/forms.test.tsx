import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendContactMessage } from '@postwright/core/api/contact'
import { readImportFeed } from '@postwright/core/api/import-feeds'
import { saveQueue } from '@postwright/core/api/queues'
import { calendarEvents } from '@postwright/core/collections/calendar-events'
import { savedViews } from '@postwright/core/collections/saved-views'
import { ResetForm } from '@/features/auth/components/reset-form.tsx'
import { parseCalendar } from '@/features/content-scheduler/calendar-address.ts'
import { EventsDialog } from '@/features/content-scheduler/components/events-dialog.tsx'
import { SaveViewDialog } from '@/features/content-scheduler/components/save-view-dialog.tsx'
import { FeedDialog } from '@/features/ideas/components/feed-dialog.tsx'
import { QueueDialog } from '@/features/queues/components/queue-dialog.tsx'
import { VariationsDialog } from '@/features/queues/components/evergreen-row.tsx'
import { ContactForm } from '@/public/components/contact-form.tsx'
import { api } from '../support/client/api.ts'
import { store } from '../support/client/store.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const onClose = vi.fn<() => void>()
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const typed = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })

describe('the contact form', () => {
  const fill = async () => {
    const user = userEvent.setup()
    await user.type(typed(/^Your name/), 'Ada Lovelace')
    await user.type(typed(/^Your email/), 'ada@example.com')
    await user.type(typed(/^Message/), 'A message that is long enough.')
  }

  it('goes to the first field that is wrong and says what it needs', async () => {
    await show(<ContactForm onSent={onClose} />)
    await press('Send message')
    expect(await screen.findByText('Enter your name.')).toBeDefined()
    expect(screen.getByText('Enter an email address, such as ada@example.com.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(typed(/^Your name/)))
    expect(api.calls(sendContactMessage)).toEqual([])
  })

  it('sends a message and gives the number to quote', async () => {
    api.answer(sendContactMessage, { receipt: 'ABCD1234' })
    const onSent = vi.fn<(receipt: string) => void>()
    await show(<ContactForm onSent={onSent} />)
    await fill()
    await press('Send message')
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('ABCD1234'))
    expect(api.calls(sendContactMessage)).toEqual([
      {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        topic: 'question',
        message: 'A message that is long enough.',
      },
    ])
  })

  it('keeps the message while there is no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await show(<ContactForm onSent={onClose} />)
    await fill()
    await press('Send message')
    await waitFor(() => expect(alerts().join()).toContain('You’re offline, so this was not sent.'))
    expect(typed(/^Message/).value).toBe('A message that is long enough.')
    expect(api.calls(sendContactMessage)).toEqual([])
  })
})

describe('a form over an endpoint with nested fields', () => {
  it('of a queue says at the name what the server says of it', async () => {
    api.refuse(saveQueue, 'validation_failed', { fields: { 'draft.name': 'This name is taken by another queue.' } })
    await show(<QueueDialog workspaceId="w1" channels={[makeConnection({ id: 'c1' })]} onClose={onClose} />)
    const user = userEvent.setup()
    await user.type(typed(/^Name/), 'Weekdays{Enter}')
    expect(await screen.findByText('This name is taken by another queue.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(typed(/^Name/)))
    expect(typed(/^Name/).value).toBe('Weekdays')
  })
})

describe('a form that writes a document', () => {
  const address = parseCalendar(new URLSearchParams('view=week'))

  it('of a saved view stays open with what was typed when the write is refused', async () => {
    store.fail(savedViews.path('w1'), 'refused')
    await show(<SaveViewDialog address={address} onClose={onClose} />)
    await userEvent.setup().type(typed(/^Name/), 'Mine{Enter}')
    await waitFor(() => expect(alerts().join()).toContain('This was not saved. Either it was changed elsewhere'))
    expect(typed(/^Name/).value).toBe('Mine')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('of an own event names the field that is missing, and is ready for the next event once it is stored', async () => {
    await show(<EventsDialog address={address} onClose={onClose} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Enter a name for the event.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(typed(/^Event/)))
    await user.type(typed(/^Event/), 'Fair{Enter}')
    await waitFor(() => expect(typed(/^Event/).value).toBe(''))
    expect(
      store.writes().map(({ path, fields }) => [path.startsWith(calendarEvents.path('w1')), fields['title']]),
    ).toEqual([[true, 'Fair']])
    expect(screen.queryByText('Enter a name for the event.')).toBeNull()
  })
})

describe('the address of a feed', () => {
  it('is asked for when it is missing, and stays when the feed could not be read', async () => {
    api.refuse(readImportFeed, 'address_refused')
    await show(<FeedDialog lanes={[]} onClose={onClose} />)
    const user = userEvent.setup()
    await user.type(typed(/^Feed address/), ' {Enter}')
    expect(await screen.findByText('Enter the address of a feed.')).toBeDefined()
    await user.type(typed(/^Feed address/), 'example.com{Enter}')
    expect(
      await screen.findByText('This address can’t be used. Enter the address of a public website or service.'),
    ).toBeDefined()
    expect(api.calls(readImportFeed)).toEqual([{ workspaceId: 'w1', url: 'example.com' }])
    await waitFor(() => expect(document.activeElement).toBe(typed(/^Feed address/)))
  })
})

describe('texts that take turns', () => {
  it('are sent without those that were left empty, and are there still after a refusal', async () => {
    const onSave = vi.fn<(variations: string[]) => Promise<void>>().mockRejectedValue(new Error('down'))
    await show(<VariationsDialog variations={['First']} onClose={onClose} onSave={onSave} />)
    await press('Add a text')
    await press('Add a text')
    const user = userEvent.setup()
    await user.type(typed(/^Text 3/), 'Third')
    await press('Save')
    await waitFor(() => expect(alerts().join()).toContain('An unexpected error occurred.'))
    expect(onSave).toHaveBeenCalledWith(['First', 'Third'])
    expect(typed(/^Text 3/).value).toBe('Third')
    expect(onClose).not.toHaveBeenCalled()
  })
})

it('a form goes to a password that is wrong, which is marked as such', async () => {
  await show(<ResetForm oobCode="code" email={null} isChecking={false} onDone={onClose} onRefused={onClose} />)
  await press('Set password')
  const field = screen.getByLabelText('New password', { selector: 'input' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
