import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PostSetting } from '@postwright/core/model/post'
import type { Connection } from '@postwright/core/model/connection'
import { ChannelOptionFields } from '@/features/content-studio/components/channels/channel-option-fields.tsx'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

let chosen: readonly PostSetting[] = []
const note = (settings: readonly PostSetting[]) => {
  chosen = settings
}

function Stage({ connection, start = [] }: { connection: Connection; start?: PostSetting[] }) {
  const [settings, setSettings] = useState<readonly PostSetting[]>(start)
  const choose = (next: readonly PostSetting[]) => {
    note(next)
    setSettings(next)
  }
  return <ChannelOptionFields connection={connection} settings={settings} onChange={choose} />
}

const valueOf = (key: string) => chosen.find((setting) => setting.key === key)?.value

describe('a text that the network would refuse', () => {
  it('says so once the field is left, and no longer when it is right', async () => {
    const threads = makeConnection({ id: 'c1', platform: 'threads', handle: 'ann' })
    await show(<Stage connection={threads} />)
    const user = userEvent.setup()
    const topic = await screen.findByLabelText(/^Topic/)
    await user.type(topic, 'v2.0')
    expect(screen.queryByText('A topic cannot have periods or ampersands.')).toBeNull()
    await user.tab()
    expect(screen.getByText('A topic cannot have periods or ampersands.')).toBeDefined()
    await user.clear(topic)
    await user.type(topic, 'Version 2')
    await user.tab()
    expect(screen.queryByText('A topic cannot have periods or ampersands.')).toBeNull()
    expect(valueOf('topicTag')).toBe('Version 2')
  })
})

describe('a choice that depends on another', () => {
  const choices = {
    board: [
      { value: '1', label: 'Summer' },
      { value: '2', label: 'Winter' },
    ],
    section: [{ value: '1/9', label: 'Salads' }],
  }
  const pinterest = makeConnection({ id: 'c1', platform: 'pinterest', choices })

  it('is offered with the options of that one, and not where there are none', async () => {
    await show(<Stage connection={pinterest} start={[{ connectionId: 'c1', key: 'board', value: '1' }]} />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('combobox', { name: /^Board section/ }))
    await user.click(await screen.findByText('Salads'))
    expect(valueOf('section')).toBe('1/9')
    await user.click(screen.getByRole('combobox', { name: 'Board' }))
    await user.click(await screen.findByText('Winter'))
    expect(valueOf('board')).toBe('2')
    expect(screen.queryByRole('combobox', { name: /^Board section/ })).toBeNull()
  })
})

describe('buttons below a message', () => {
  const telegram = makeConnection({ id: 'c1', platform: 'telegram', handle: '@news' })

  it('are rows that are added, typed and removed, and say what one of them lacks', async () => {
    await show(<Stage connection={telegram} />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Add a button' }))
    await user.type(screen.getByLabelText('Button text 1'), 'Shop')
    await user.click(screen.getByRole('button', { name: 'Add a button' }))
    await user.tab()
    expect(screen.getByText(/Give each button a text and a whole address/)).toBeDefined()
    await user.type(screen.getByLabelText('Address 1'), 'https://shop.example')
    await user.click(screen.getByRole('button', { name: 'Remove row 2' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Buttons below the message/ }))
    expect(valueOf('buttons')).toBe('Shop | https://shop.example')
    await user.tab()
    await user.tab({ shift: true })
    expect(screen.queryByText(/Give each button a text and a whole address/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }))
    expect(valueOf('buttons')).toBe('')
  })
})
