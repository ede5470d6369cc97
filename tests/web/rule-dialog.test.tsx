import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SeriesTimes } from '@postwright/core/model/series'
import { readServices } from '@postwright/core/api/switches'
import { ServiceBanner } from '@/services/service-banner.tsx'
import { RuleDialog } from '@/posts/series/rule-dialog.tsx'
import { ruleFormAt, ruleFormOf, timesOf } from '@/posts/series/series-rule.ts'
import { BeginButton } from '@/features/content-studio/components/schedule/repeat-dialog.tsx'
import { ScopeDialog } from '@/features/content-studio/components/schedule/scope-dialog.tsx'
import { api } from '../support/client/api.ts'
import { show } from './support/show.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 5, 12), toFake: ['Date'] })
})

const onSave = vi.fn<(times: SeriesTimes) => Promise<void>>().mockResolvedValue(undefined)
const onClose = vi.fn<() => void>()

async function open(local = '2027-01-31T02:30', patch = {}) {
  const initial = { ...ruleFormAt(local, 'Europe/Berlin'), ...patch }
  await show(<RuleDialog title="Repeat" action="Start" initial={initial} onSave={onSave} onClose={onClose} />)
}

const dates = () => {
  const region = screen.getByRole('region', { name: 'Next dates' })
  return within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

it('begins no series while they are off and says so', async () => {
  api.answer(readServices, { off: [{ id: 'series', because: 'series', message: 'Back soon.', until: null }] })
  const initial = ruleFormAt('2027-02-02T09:00', 'Europe/Berlin')
  const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Start' })
  await show(
    <>
      <ServiceBanner />
      <RuleDialog title="Repeat" action="Start" SaveButton={BeginButton} {...{ initial, onSave, onClose }} />
    </>,
  )
  await vi.waitFor(() => expect(start().disabled).toBe(true))
  expect(screen.getByText('Back soon.')).toBeDefined()
})

describe('the rule of a series', () => {
  it('begins with every week on the day that was chosen, and shows its next five dates', async () => {
    await open('2027-02-02T09:00')
    expect(screen.getByText(/^Every Tuesday at .*Berlin time$/)).toBeDefined()
    expect(dates()).toHaveLength(5)
    expect(dates()[0]).toMatch(/Feb.*Berlin/)
  })

  it('shows what a clock change does to a date', async () => {
    await open('2027-03-27T02:30', { kind: 'daily' })
    expect(dates()[1]).toMatch(/The clocks skip this time\. The post is published at 0?3:30/)
    cleanup()
    await open('2027-10-30T02:30', { kind: 'daily' })
    expect(dates()[1]).toMatch(/This time happens twice that day/)
  })

  it('asks about the 31st, and says which months are left out', async () => {
    await open('2027-01-31T09:00', { kind: 'monthly', shortMonth: 'skip' })
    expect(screen.getByText(/skipping shorter months/)).toBeDefined()
    expect(screen.getByText('Months without a day 31 have no post.')).toBeDefined()
    expect(dates().map((date) => /Jan|Feb|Mar|Apr|May|Jun|Jul|Aug/.exec(date ?? '')?.[0])).toEqual([
      'Jan',
      'Mar',
      'May',
      'Jul',
      'Aug',
    ])
    cleanup()
    await open('2027-01-31T09:00', { kind: 'monthly', shortMonth: 'last_day' })
    expect(screen.getByText(/or on the last day of shorter months/)).toBeDefined()
    expect(dates()[1]).toMatch(/Feb/)
  })

  it('takes weekdays, at least one, and gives the times it means', async () => {
    await open('2027-02-02T09:00')
    fireEvent.click(screen.getByRole('button', { name: 'Thursday' }))
    fireEvent.click(screen.getByRole('button', { name: 'Tuesday' }))
    fireEvent.click(screen.getByRole('button', { name: 'Thursday' }))
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    expect(onSave).toHaveBeenLastCalledWith({
      rule: {
        rhythm: { kind: 'weekly', interval: 1, weekdays: [4], weekStart: 1 },
        startsOn: '2027-02-02',
        end: { kind: 'never' },
      },
      time: '09:00',
      tzid: 'Europe/Berlin',
    })
  })

  it('comes back as it was stored', () => {
    const times: SeriesTimes = {
      rule: {
        rhythm: { kind: 'monthly_weekday', interval: 2, week: -1, weekday: 5 },
        startsOn: '2027-02-02',
        end: { kind: 'after', count: 7 },
      },
      time: '09:00',
      tzid: 'Europe/Berlin',
    }
    expect(timesOf(ruleFormOf(times))).toEqual(times)
    expect(timesOf({ ...ruleFormOf(times), endKind: 'on', endDay: null })).toBeNull()
    expect(timesOf({ ...ruleFormOf(times), interval: 0 })).toBeNull()
  })
})

it('asks which posts of a series a change is for', async () => {
  const onChoose = vi.fn<(scope: string) => void>()
  await show(<ScopeDialog onChoose={onChoose} onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: 'This and all following posts' }))
  expect(onChoose).toHaveBeenCalledWith('following')
})
