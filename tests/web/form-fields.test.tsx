import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CountedTextarea } from '@/ui/counted-textarea.tsx'
import { DateTimeField } from '@/ui/date-time-field.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { TextField } from '@/ui/text-field.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'
import { show } from './support/show.tsx'

afterEach(cleanup)

const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

describe('a field of text', () => {
  it('says that it is optional, and keeps its hint beside its error', async () => {
    await show(<TextField label="Website" optional hint="Where people find more." error="Enter an address." />)
    const field = screen.getByRole('textbox', { name: 'Website (optional)' })
    expect(described(field)).toContain('Where people find more.')
    expect(described(field)).toContain('Enter an address.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a counted text', () => {
  function Description() {
    const [value, setValue] = useState('')
    return (
      <CountedTextarea
        label="Description"
        max={10}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
    )
  }

  it('counts, says aloud what is left near the end, and refuses nothing that is pasted', async () => {
    await show(<Description />)
    const user = userEvent.setup()
    const field = screen.getByRole('textbox', { name: 'Description' })
    await user.type(field, 'eight ch')
    expect(screen.getByText('8 of 10')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('')
    await user.type(field, 'a')
    expect(screen.getByRole('status').textContent).toBe('1 character left')
    await user.type(field, 'irs more')
    expect(screen.getByText('7 characters too many')).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'eight chairs more')
  })
})

describe('a switch in a row', () => {
  it('is named by its label and described by its text, and turns by keyboard', async () => {
    const onChange = vi.fn<(checked: boolean) => void>()
    await show(<SwitchRow label="Summary" description="Every Monday." checked={false} onChange={onChange} />)
    const control = screen.getByRole('switch', { name: 'Summary' })
    expect(described(control)).toBe('Every Monday.')
    const user = userEvent.setup()
    await user.tab()
    await user.keyboard(' ')
    expect(onChange).toHaveBeenCalledWith(true)
  })
})

describe('one of a few values', () => {
  it('hands over what was chosen', async () => {
    const onChange = vi.fn<(value: 'editor' | 'viewer') => void>()
    const options = [
      { value: 'editor', label: 'Editor' },
      { value: 'viewer', label: 'Viewer' },
    ] as const
    await show(<SelectField label="Role" value="editor" options={options} onChange={onChange} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('combobox', { name: 'Role' }))
    await user.click(screen.getByRole('option', { name: 'Viewer', hidden: true }))
    expect(onChange).toHaveBeenCalledWith('viewer')
  })
})

describe('a date and a time', () => {
  it('says what is chosen, and takes a preset at one go', async () => {
    const onChange = vi.fn<(local: string | null) => void>()
    const presets = [{ label: 'Tomorrow, 9:00', read: () => '2026-03-02T09:00' }]
    const now = '2026-03-01T10:00'
    await show(
      <DateTimeField label="Publish" value="2026-03-01T18:30" onChange={onChange} now={now} presets={presets} />,
    )
    const user = userEvent.setup()
    const field = within(screen.getByRole('group', { name: 'Publish' }))
    expect(field.getByRole('button', { name: 'Day: Sun, Mar 1' })).toBeDefined()
    expect(field.getByDisplayValue(/^6:30\sPM$/).role).toBe('combobox')
    await user.click(field.getByRole('button', { name: 'Tomorrow, 9:00' }))
    expect(onChange).toHaveBeenCalledWith('2026-03-02T09:00')
  })
})

describe('a zone', () => {
  it('is found by its offset and handed over by its name', async () => {
    const onChange = vi.fn<(tzid: string) => void>()
    await show(<ZoneField value="Europe/Berlin" onChange={onChange} />)
    const user = userEvent.setup()
    const field = screen.getByLabelText('Time zone', { selector: 'input' })
    await user.clear(field)
    await user.paste('utc+5:45')
    const found = [...document.querySelectorAll('[role="option"]')]
    expect(found.map((option) => option.textContent)).toEqual([expect.stringMatching(/^Asia\/Kat.*UTC\+5:45/)])
    if (found[0]) await user.click(found[0])
    expect(onChange).toHaveBeenCalledWith(expect.stringMatching(/^Asia\/Kat/))
  })

  it('says what time it is there, unless the screen has more to say', async () => {
    await show(<ZoneField value="UTC" onChange={() => undefined} />)
    expect(described(screen.getByLabelText('Time zone', { selector: 'input' }))).toMatch(
      /^It is \d{1,2}:\d\d\s[AP]M there now\.$/,
    )
  })
})
