import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MomentButton } from '@/posts/times/moment-button.tsx'
import { ZonedTimeField } from '@/posts/times/zoned-time-field.tsx'
import { show } from './support/show.tsx'

/** A Sunday morning in Berlin. */
const NOW = Date.parse('2026-11-22T09:00:30Z')
const ZONE = 'Europe/Berlin'

const chosen = vi.fn<(local: string | null) => void>()

beforeEach(() => {
  chosen.mockReset()
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Planned({ at = null, tzid = ZONE }: { at?: string | null; tzid?: string }) {
  const [local, setLocal] = useState(at)
  const change = (next: string | null) => {
    chosen(next)
    setLocal(next)
  }
  return (
    <>
      <ZonedTimeField value={local} onChange={change} tzid={tzid} />
      <MomentButton label="Schedule" local={local} tzid={tzid} isBusy={false} onClick={() => undefined} />
    </>
  )
}

const time = () => screen.getByRole('combobox', { name: 'Time' })
const day = () => screen.getByRole('button', { name: /^Day: / })
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

async function pickDay(name: string) {
  await user.click(day())
  await user.click(await screen.findByRole('button', { name, hidden: true }))
}

describe('a time that is typed after the day was chosen', () => {
  it.each([
    ['1745', '17:45'],
    ['0815', '08:15'],
    ['8pm', '20:00'],
    ['8.15', '08:15'],
  ])('%s is %s, on the button too', async (typed, shown) => {
    await show(<Planned />)
    await pickDay('24 November 2026')
    await user.click(time())
    await user.keyboard(typed)
    await user.tab()
    expect(chosen).toHaveBeenLastCalledWith(`2026-11-24T${shown}`)
    expect(time()).toHaveProperty('value', shown)
    expect(screen.getByRole('button', { name: /^Schedule Tue/ }).textContent).toContain(
      `Tue 24 Nov, ${shown} Berlin (CET)`,
    )
  })

  it('stays when it is opened again, and when another day is chosen', async () => {
    await show(<Planned at="2026-11-24T17:45" />)
    await user.click(time())
    await user.tab()
    expect(time()).toHaveProperty('value', '17:45')
    await pickDay('26 November 2026')
    expect(chosen.mock.lastCall).toEqual(['2026-11-26T17:45'])
    expect(time()).toHaveProperty('value', '17:45')
  })

  it('is asked for at its field when only a day is chosen, and never made up', async () => {
    await show(<Planned />)
    await pickDay('24 November 2026')
    expect(document.activeElement).toBe(time())
    expect(chosen).not.toHaveBeenCalledWith(expect.stringContaining('T'))
    expect(screen.getByRole('button', { name: 'Schedule' })).toBeDefined()
  })

  it('goes into its field at once, which keeps the focus while the calendar closes behind it', async () => {
    await show(<Planned />)
    await pickDay('24 November 2026')
    for (const key of '1745') {
      await user.keyboard(key)
      await act(() => vi.advanceTimersByTimeAsync(50))
    }
    expect(document.activeElement).toBe(time())
    expect(chosen).toHaveBeenLastCalledWith('2026-11-24T17:45')
  })

  it('leaves the focus at the day when the time is there already', async () => {
    await show(<Planned at="2026-11-24T17:45" />)
    await pickDay('26 November 2026')
    expect(document.activeElement).toBe(day())
  })
})

describe('a time without a day', () => {
  it.each([
    ['17:45', '2026-11-22T17:45'],
    ['0815', '2026-11-23T08:15'],
  ])('%s is the next one: %s', async (typed, local) => {
    await show(<Planned />)
    await user.type(time(), typed)
    expect(chosen).toHaveBeenLastCalledWith(local)
    expect(day().getAttribute('aria-label')).toMatch(local.includes('-22') ? /Sun 22 Nov$/ : /Mon 23 Nov$/)
  })
})

describe('what is no time', () => {
  it('stays as it was typed, says what to type, and is not scheduled at an older time', async () => {
    await show(<Planned at="2026-11-24T17:45" />)
    await user.clear(time())
    await user.type(time(), '174')
    await user.tab()
    expect(time()).toHaveProperty('value', '174')
    expect(chosen).toHaveBeenLastCalledWith(null)
    expect(screen.getByRole('alert').textContent).toBe('Type a time such as 8:15, 1745 or 8pm.')
    expect(time().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })
})

describe('times to choose from', () => {
  it('are gone once the typing has ended with Enter, alone or with Ctrl, and are back with the next key', async () => {
    await show(<Planned />)
    await user.click(time())
    for (const enter of ['{Enter}', '{Control>}{Enter}{/Control}']) {
      await user.keyboard('8')
      expect(time().getAttribute('aria-expanded')).toBe('true')
      await user.keyboard(enter)
      expect(time().getAttribute('aria-expanded')).toBe('false')
      await user.clear(time())
    }
  })

  it('are walked by arrow keys and taken with Enter', async () => {
    await show(<Planned at="2026-11-24T17:45" />)
    await user.clear(time())
    await user.type(time(), '8')
    const offered = within(await screen.findByRole('listbox', { hidden: true })).getAllByRole('option', {
      hidden: true,
    })
    expect(offered.map((option) => option.textContent).slice(3, 6)).toEqual(['08:45', '20:00', '20:15'])
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(chosen).toHaveBeenLastCalledWith('2026-11-24T08:15')
  })

  it('count from the click, not from when the page was opened', async () => {
    await show(<Planned />)
    vi.setSystemTime(NOW + 10 * 60_000)
    await user.click(screen.getByRole('button', { name: 'In 5 minutes' }))
    expect(chosen).toHaveBeenLastCalledWith('2026-11-22T10:16')
    await user.click(screen.getByRole('button', { name: 'In an hour' }))
    expect(chosen).toHaveBeenLastCalledWith('2026-11-22T11:11')
  })

  it('show a moment once: on a Sunday, tomorrow is the next Monday', async () => {
    await show(<Planned />)
    const names = within(screen.getByRole('group', { name: 'Quick choices' })).getAllByRole('button')
    expect(names.map((button) => button.textContent)).toEqual(['In 5 minutes', 'In an hour', 'Tomorrow, 09:00'])
  })
})

describe('the calendar', () => {
  it('marks today as the zone of the workspace has it, and offers no day before it', async () => {
    await show(<Planned tzid="Pacific/Kiritimati" />)
    await user.click(day())
    const today = await screen.findByRole('button', { name: '22 November 2026', hidden: true })
    expect(today.getAttribute('aria-current')).toBe('date')
    expect(screen.getByRole('button', { name: '21 November 2026', hidden: true })).toHaveProperty('disabled', true)
  })
})

describe('a clock change', () => {
  it('is told where it leaves the time out, with what happens then', async () => {
    await show(<Planned at="2027-03-28T02:30" />)
    expect(screen.getByText(/skip this time\. The post will be published at Sun,? 28 Mar 2027, 03:30/)).toBeDefined()
    expect(screen.getByRole('button', { name: /03:30 Berlin \(CEST\)/ })).toBeDefined()
  })

  it('is told where the time comes twice', async () => {
    await show(<Planned at="2027-10-31T02:30" />)
    expect(screen.getByText(/comes twice\. The post will be published the first time/)).toBeDefined()
    expect(screen.getByRole('button', { name: /02:30 Berlin \(CEST\)/ })).toBeDefined()
  })
})

describe('the button', () => {
  it('names the own time of a viewer who is elsewhere', async () => {
    await show(<Planned at="2026-11-24T17:45" tzid="America/New_York" />)
    expect(screen.getByRole('button', { name: /17:45 New York \(EST\) · Tue 24 Nov, 22:45 your time/ })).toBeDefined()
  })
})
