import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { channelSets } from '@postwright/core/collections/channel-sets'
import { POST_CONNECTIONS_MAX } from '@postwright/core/limits'
import { emptyDraft } from '@postwright/core/model/post'
import { checkChannels } from '@/posts/channels/channel-checks.ts'
import { pickCounters } from '@/features/content-studio/text-counters.ts'
import { ChannelCounters } from '@/features/content-studio/components/channels/channel-counters.tsx'
import { ChannelPicker } from '@/features/content-studio/components/channels/channel-picker.tsx'
import { ChannelSetsMenu } from '@/features/content-studio/components/channels/channel-sets-menu.tsx'
import { PreviewSwitcher } from '@/posts/preview/channel-tabs.tsx'
import { lastChannels } from '@/features/content-studio/last-channels.ts'
import { RememberedChannels } from '@/features/content-studio/components/library/channel-library.tsx'
import { store } from '../support/client/store.ts'
import { makeBase } from '../support/factories/document-base.ts'
import { autosaveStage } from './support/autosave-stage.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const user = userEvent.setup()
const channels = Array.from({ length: 30 }, (_, at) =>
  makeConnection({ id: `c${at}`, handle: `shop.${at}`, name: `Shop ${at}`, platform: at % 2 === 0 ? 'bluesky' : 'x' }),
)

function Picker({ of = channels, start = [] }: { of?: typeof channels; start?: string[] }) {
  const [chosen, setChosen] = useState(start)
  return (
    <>
      <ChannelPicker connections={of} chosen={chosen} onChange={setChosen} />
      <output>{chosen.join(' ')}</output>
    </>
  )
}

const boxes = () => within(screen.getByRole('group', { name: 'Publish to' })).getAllByRole('checkbox')
const chosen = () => screen.getByRole('status').textContent

describe('the picker of many channels', () => {
  it('is one stop of the Tab key with the chosen channels first, and arrows go from one to the next', async () => {
    await show(<Picker start={['c7']} />)
    expect(boxes()[0]?.getAttribute('aria-label')).toContain('shop.7')
    expect(boxes().filter((box) => box.tabIndex === 0)).toHaveLength(1)
    boxes()[0]?.focus()
    await user.keyboard('{ArrowRight} ')
    expect(chosen()).toBe('c7 c0')
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(boxes().at(-1))
  })

  it('finds channels by name, handle or network', async () => {
    await show(<Picker />)
    await user.click(screen.getByRole('button', { name: 'Find channels' }))
    await user.type(await screen.findByRole('searchbox', { name: 'Search channels' }), 'shop.2 bluesky')
    await screen.findByText('shop.28')
    await expect
      .poll(() => boxes().map((box) => box.getAttribute('aria-label')?.split(',')[0]))
      .toEqual(['Shop 2', 'Shop 20', 'Shop 22', 'Shop 24', 'Shop 26', 'Shop 28'])
  })

  it('takes all at once up to the limit of a post, says so, and lets all go again', async () => {
    await show(<Picker />)
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    expect(chosen().split(' ')).toHaveLength(POST_CONNECTIONS_MAX)
    expect(screen.getByText(`A post can have up to ${POST_CONNECTIONS_MAX} channels.`)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(chosen()).toBe('')
  })

  it('never takes a channel that is not connected any more with the others', async () => {
    const gone = makeConnection({ id: 'gone', status: 'disconnected' })
    await show(<Picker of={[...channels.slice(0, 3), gone]} />)
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    expect(chosen()).toBe('c0 c1 c2')
  })
})

it('a set of channels chooses those of it that are connected, with one click', async () => {
  const set = { ...makeBase('set1'), name: 'Shops in the north', connectionIds: ['c1', 'c4', 'left'] }
  store.put(channelSets, ['w1'], set)
  const changed = vi.fn<(ids: string[]) => void>()
  await show(<ChannelSetsMenu choosable={channels.map(({ id }) => id)} chosen={[]} onChange={changed} />)
  await user.click(screen.getByRole('button', { name: 'Channel sets' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Shops in the north', hidden: true }))
  expect(changed).toHaveBeenCalledWith(['c1', 'c4'])
})

describe('the counters of many channels', () => {
  const networks = ['bluesky', 'x', 'mastodon', 'linkedin', 'threads'] as const
  const mixed = networks.map((platform) => makeConnection({ id: platform, platform, handle: platform, service: '' }))

  it('are the tightest one while none is over its limit, and the rest behind one click', async () => {
    const checks = checkChannels(mixed, { ...emptyDraft(), text: 'x'.repeat(200) }, [])
    const live = { subscribe: () => () => undefined, read: () => ({ ...emptyDraft(), text: 'x'.repeat(200) }) }
    await show(<ChannelCounters checks={checks} live={live} />)
    expect(screen.getByText('x: 200 of 280 characters')).toBeDefined()
    expect(screen.queryByText(/^linkedin: /)).toBeNull()
    await user.click(screen.getByRole('button', { name: '4 more' }))
    expect(screen.getByText(/^linkedin: /)).toBeDefined()
  })

  it('are those over their limit, and one for channels of a network that count alike', () => {
    const twins = [...mixed, makeConnection({ id: 'x2', platform: 'x', handle: 'x2' })]
    const { first, rest } = pickCounters(checkChannels(twins, { ...emptyDraft(), text: 'x'.repeat(310) }, []))
    expect(first.map(({ handles }) => handles)).toEqual([['x', 'x2'], ['bluesky']])
    expect(rest).toHaveLength(3)
  })
})

it('previews of many channels are passed one by one with buttons and arrow keys', async () => {
  function Stage() {
    const [shown, setShown] = useState('c0')
    return <PreviewSwitcher channels={channels} shown={shown} onShow={setShown} />
  }
  await show(<Stage />)
  expect(screen.getByText('1 of 30')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next channel' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('3 of 30')).toBeDefined()
  screen.getByRole('button', { name: 'Previous channel' }).focus()
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText('30 of 30')).toBeDefined()
})

it('a new post takes the channels of the last one with its first letter, without those that are gone, and is not stored before', async () => {
  const gone = makeConnection({ id: 'gone', status: 'disconnected' })
  lastChannels.save('ada', 'w1', ['c3', 'gone', 'c1'])
  const { autosave } = autosaveStage()
  await show(<RememberedChannels choosable={[...channels.slice(0, 5), gone]} autosave={autosave} />)
  expect(autosave.getState().status).toBe('saved')
  act(() => autosave.edit({ ...autosave.getState().draft, text: 'O' }))
  expect(autosave.getState().draft.connectionIds).toEqual(['c1', 'c3'])
  act(() => autosave.edit({ ...autosave.getState().draft, text: 'Oa', connectionIds: [] }))
  expect(autosave.getState().draft.connectionIds).toEqual([])
})
