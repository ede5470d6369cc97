import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connections } from '@postwright/core/collections/connections'
import { templates } from '@postwright/core/collections/templates'
import { paths } from '@postwright/core/paths'
import { Component } from '@/features/campaign-plan/campaign-plan-screen.tsx'
import { emptyChannel, emptyPlanForm, type PlanForm } from '@/features/campaign-plan/plan-form.ts'
import { defaultWeights } from '@postwright/core/campaign-plan/soft/soft-rules'
import { store } from '../support/client/store.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { makeConnection } from '../support/factories/connection.ts'
import { layOut, pressOn } from './support/drag.ts'
import { show } from './support/show.tsx'

const KEY = 'postwright.campaignPlan.w1.ada'

function formWith(fields: Partial<PlanForm> = {}): PlanForm {
  return {
    ...emptyPlanForm({ campaignId: 'plan1', today: '2027-01-06', weights: defaultWeights() }),
    name: 'Spring oak',
    from: '2027-02-01',
    until: '2027-02-14',
    channels: [{ ...emptyChannel('channel1'), perWeek: 2 }],
    pillars: [
      { id: 'tips', name: 'Tips', about: 'Small things', share: 50 },
      { id: 'stories', name: 'Stories', about: 'Who bought a table', share: 50 },
    ],
    ...fields,
  }
}

/** Keeps a form on the device before the screen is opened. */
function keep(fields: Partial<PlanForm> = {}): void {
  localStorage.setItem(KEY, JSON.stringify(formWith(fields)))
}

const keptForm = (): PlanForm => JSON.parse(localStorage.getItem(KEY) ?? 'null')

beforeEach(() => {
  localStorage.clear()
  vi.setSystemTime(Date.UTC(2027, 0, 6, 12))
  store.put(connections, ['w1'], makeConnection())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

async function openProposal(): Promise<void> {
  keep({ step: 'proposal' })
  await show(<Component />)
  await userEvent.click(await screen.findByRole('button', { name: 'Make the plan' }, { timeout: 10_000 }))
  await screen.findByText(/^4 posts, 0 pinned\./, undefined, { timeout: 10_000 })
}

function first(elements: readonly HTMLElement[]): HTMLElement {
  const [found] = elements
  if (!found) throw new Error('Nothing is shown')
  return found
}

const pins = () => screen.getAllByRole('button', { name: /^Pin / })

describe('The brief of a campaign', () => {
  it('sends people to their channels while there is none', async () => {
    store.clear(connections, 'w1')
    await show(<Component />)
    expect(await screen.findByRole('link', { name: 'Connect a channel' })).toBeDefined()
  })

  it('says what is missing, keeps what is typed for the next visit, and goes on when it is complete', async () => {
    const first = await show(<Component />)
    expect(await screen.findByText('Choose at least one channel.')).toBeDefined()
    const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue to constraints' })
    expect(next().disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Campaign name'), 'Spring oak')
    await userEvent.click(screen.getByRole('checkbox', { name: 'practice.sandbox' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add pillar' }))
    await userEvent.type(screen.getByLabelText('Name of pillar 1'), 'Tips')
    expect(next().disabled).toBe(false)
    first.unmount()

    await show(<Component />)
    expect(screen.getByLabelText<HTMLInputElement>('Campaign name').value).toBe('Spring oak')
    await userEvent.click(next())
    expect(await screen.findByRole('heading', { name: 'Limits' })).toBeDefined()
  })
})

describe('The proposal', () => {
  it('is a plan whose posts say why they are where they are, as calendar and as list', async () => {
    await openProposal()
    await userEvent.click(screen.getByText('List'))
    const rows = within(screen.getByRole('list', { name: 'Posts by time' }))
    expect(rows.getAllByText('Post 1 of 2 on this channel in this week.')).toHaveLength(2)
    expect(screen.getByText('Pillar shares')).toBeDefined()
  })

  it('leaves pinned posts as they are when it is solved again, and shows what has changed', async () => {
    await openProposal()
    const name = pins()[1]?.getAttribute('aria-label') ?? ''
    await userEvent.click(screen.getByRole('button', { name }))
    const [kept] = keptForm().placements.filter(({ isKept }) => isKept)
    await userEvent.click(screen.getByRole('button', { name: 'Try another arrangement' }))
    expect(await screen.findByRole('region', { name: 'Changes since the last plan' })).toBeDefined()
    await waitFor(() => expect(keptForm().placements).toContainEqual(kept))
  })

  it('empties a slot that stays empty, and brings its post back by undo', async () => {
    await openProposal()
    await userEvent.click(first(screen.getAllByRole('button', { name: /^Open / })))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove post' }))
    expect(await screen.findByText(/^3 posts/)).toBeDefined()
    const [emptied] = keptForm().skipped
    await userEvent.click(screen.getByRole('button', { name: 'Plan again' }))
    await screen.findByText(/^4 posts/, undefined, { timeout: 10_000 })
    expect(keptForm().placements.map(({ local }) => local)).not.toContain(emptied?.local)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(keptForm().skipped).toEqual([])
    expect(screen.getByText(/^4 posts/)).toBeDefined()
  })

  it('moves a post by keys to the next day and keeps it there', async () => {
    await openProposal()
    const before = keptForm().placements[0]
    const days = () => [...document.querySelectorAll<HTMLElement>('[data-day]')].map(({ dataset }) => dataset['day'])
    layOut((element) => {
      const day = element.closest<HTMLElement>('[data-day]')
      if (!day) return undefined
      const left = 100 * days().indexOf(day.dataset['day'])
      return element === day ? new DOMRect(left, 0, 100, 100) : new DOMRect(left + 10, 10, 80, 40)
    })
    await pressOn(first(screen.getAllByRole('button', { name: /^Move / })), ' ', '{ArrowRight}', ' ')
    const next = Temporal.PlainDate.from(before?.local.slice(0, 10) ?? '')
      .add({ days: 1 })
      .toString()
    await waitFor(() =>
      expect(keptForm().placements.find(({ id }) => id === before?.id)).toMatchObject({
        local: expect.stringContaining(next),
        isKept: true,
      }),
    )
    vi.restoreAllMocks()
  })

  it('keeps a post that a person sets to a time outside of the slots, and says so', async () => {
    await openProposal()
    const day = keptForm().placements[0]?.local.slice(0, 10) ?? ''
    await userEvent.click(first(screen.getAllByRole('button', { name: /^Open / })))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '04:00' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Save and pin' }))
    await waitFor(() => expect(keptForm().placements[0]?.local).toBe(`${day}T04:00`))
    await userEvent.click(first(screen.getAllByRole('button', { name: /^Open / })))
    expect(await screen.findByText(/isn’t one of the channel’s times on this day/)).toBeDefined()
  })
})

describe('The drafts', () => {
  const placements: PlanForm['placements'] = [
    ['p1', '2027-02-01T09:00', 'tips'],
    ['p2', '2027-02-03T12:30', 'stories'],
    ['p3', '2027-02-08T09:00', 'tips'],
  ].map(([id = '', local = '', pillarId = '']) => ({
    id,
    local,
    pillarId,
    channelId: 'channel1',
    stage: 'awareness',
    format: 'text',
    personaId: null,
    keyDateId: null,
    isKept: true,
  }))
  const storedPosts = () =>
    store.writes().filter(({ path, kind }) => kind === 'set' && path.startsWith(`${paths.posts('w1')}/`))

  it('have the text of the template of their pillar, and otherwise none but a note of what they are about', async () => {
    store.put(templates, ['w1'], {
      ...makeBase('t1'),
      name: 'Weekly tip',
      text: 'Tip for {{thing}} on {{weekday}}',
      title: '',
      comment: '',
      thread: [],
      labels: [],
    })
    keep({ step: 'drafts', placements, pillarTexts: { tips: { templateId: 't1', text: '', values: {} } } })
    await show(<Component />)
    await userEvent.type(await screen.findByLabelText(/^thing in Tips/, undefined, { timeout: 10_000 }), 'oak')
    await userEvent.click(screen.getByRole('button', { name: 'Create 3 drafts' }))
    expect(await screen.findByRole('heading', { name: '3 drafts were created' })).toBeDefined()
    const fields = new Map(storedPosts().map(({ path, fields: written }) => [path.split('_').at(-1), written]))
    expect(fields.get('p1')).toMatchObject({
      text: 'Tip for oak on Monday',
      chosenTime: expect.stringContaining('2027-02-01T09:00['),
      labels: ['Tips', 'Awareness'],
      connectionIds: ['channel1'],
      campaignId: 'plan1',
    })
    expect(fields.get('p2')).toMatchObject({ text: '', note: expect.stringContaining('Who bought a table') })
  })

  it('that a lost connection has kept back are created by going on, each once', async () => {
    const second = paths.post('w1', 'plan1_p2')
    store.fail(second, new Error('offline'))
    keep({ step: 'drafts', placements })
    await show(<Component />)
    await userEvent.click(await screen.findByRole('button', { name: 'Create 3 drafts' }, { timeout: 10_000 }))
    expect(await screen.findByText(/Not all drafts could be created/)).toBeDefined()
    store.fail(second, null)
    await userEvent.click(screen.getByRole('button', { name: 'Create 3 drafts' }))
    expect(await screen.findByRole('heading', { name: '3 drafts were created' })).toBeDefined()
    expect(new Set(storedPosts().map(({ path }) => path)).size).toBe(3)
  })

  it('wait for the network, which is said', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    keep({ step: 'drafts', placements })
    await show(<Component />)
    expect(await screen.findByText(/The plan is saved on this device/, undefined, { timeout: 10_000 })).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create 3 drafts' }).disabled).toBe(true)
    vi.restoreAllMocks()
  })
})
