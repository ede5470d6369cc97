import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { extrasFor } from '@/features/content-studio/extras-for.ts'
import type { ChannelVersion } from '@/features/content-studio/components/channels/use-channel-version.ts'
import { useThreadEdit } from '@/features/content-studio/components/thread/use-thread-edit.ts'
import { PostExtras } from '@/features/content-studio/components/extras/post-extras.tsx'
import { moveInThread, removePart } from '@/features/content-studio/thread-edit.ts'
import { withSetting } from '@/features/content-studio/post-settings.ts'
import { makeConnection } from './support/connection.ts'
import { noUploads } from './support/no-uploads.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const sandbox = makeConnection({ id: 'c1', platform: 'sandbox', handle: 'practice' })
const x = makeConnection({ id: 'c2', platform: 'x', handle: 'ann' })
const youtube = makeConnection({ id: 'c3', platform: 'youtube', handle: 'anns channel' })

let last: PostDraft = emptyDraft()
const note = (draft: PostDraft) => {
  last = draft
}

function Stage({ connections, start }: { connections: Parameters<typeof extrasFor>[0]; start?: Partial<PostDraft> }) {
  const [draft, setDraft] = useState({ ...emptyDraft(), ...start })
  const edit = (change: Partial<PostDraft>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    note(next)
  }
  const version: ChannelVersion = {
    connection: null,
    draft,
    live: { subscribe: () => () => undefined, read: () => draft },
    own: [],
    change: (make) => edit(make(draft) ?? {}),
    restore: () => undefined,
  }
  const uploads = noUploads()
  return (
    <PostExtras
      workspaceId="w1"
      version={version}
      connections={connections}
      uploads={uploads}
      picturesOf={() => []}
      editThread={useThreadEdit(version, uploads)}
      onEdit={edit}
    />
  )
}

describe('what a post has beyond text and pictures', () => {
  it('is offered only where a chosen channel takes it', async () => {
    const { container } = await show(<Stage connections={[]} />)
    expect(container.querySelectorAll('button, input')).toHaveLength(0)
    expect(extrasFor([youtube]).title).toEqual({ max: 100, isRequired: true })
    expect(extrasFor([sandbox]).title).toBeNull()
    expect(extrasFor([sandbox, x]).poll).toEqual({ max: 4 })
  })

  it('continues as a thread, whose posts are moved with Alt and an arrow and taken away', async () => {
    await show(<Stage connections={[sandbox]} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Continue as a thread' }))
    await user.type(screen.getByLabelText('Post 2 of the thread'), 'second')
    await user.click(screen.getByRole('button', { name: 'Add a post' }))
    await user.type(screen.getByLabelText('Post 3 of the thread'), 'third')
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(last.thread).toEqual(['third', 'second'])
    expect(screen.getByText('Now post 2 of 3')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remove post 2' }))
    expect(last.thread).toEqual(['second'])
  })

  it('has a poll with at least two options, and no more than the strictest channel takes', async () => {
    await show(<Stage connections={[x]} />)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Add a poll' }))
    await user.type(await screen.findByLabelText('Option 1'), 'Oak')
    for (const _ of [3, 4]) await user.click(screen.getByRole('button', { name: 'Add an option' }))
    expect(screen.getByRole('button', { name: 'Add an option' }).hasAttribute('disabled')).toBe(true)
    expect(last.pollOptions).toEqual(['Oak', '', '', ''])
    await user.click(screen.getByRole('button', { name: 'Remove the poll' }))
    expect(last.pollOptions).toEqual([])
  })

  it('has the settings of each channel whose network knows some', async () => {
    await show(<Stage connections={[sandbox, x]} />)
    expect(screen.getByText('Settings for ann')).toBeDefined()
    expect(screen.queryByText('Settings for practice')).toBeNull()
  })
})

describe('the files of a thread', () => {
  const file = (part: number) => ({ mediaId: `m${part}`, alt: '', part })
  const thread = { thread: ['a', 'b', 'c'], threadMedia: [file(1), file(3)] }

  it('go with their part when it is moved', () => {
    expect(moveInThread({ text: 'first', media: [], ...thread }, 3, 1)).toEqual({
      text: 'first',
      media: [],
      thread: ['c', 'a', 'b'],
      threadMedia: [
        { mediaId: 'm1', alt: '', part: 2 },
        { mediaId: 'm3', alt: '', part: 1 },
      ],
    })
  })

  it('go with the first post when another becomes the first, and a post that is too long stays the first', () => {
    const whole = { text: 'first', media: [{ mediaId: 'm0', alt: 'oak' }], ...thread }
    expect(moveInThread(whole, 1, 0)).toEqual({
      text: 'a',
      media: [{ mediaId: 'm1', alt: '' }],
      thread: ['first', 'b', 'c'],
      threadMedia: [
        { mediaId: 'm0', alt: 'oak', part: 1 },
        { mediaId: 'm3', alt: '', part: 3 },
      ],
    })
    expect(moveInThread({ ...whole, text: 'x'.repeat(1_001) }, 0, 2)).toBeNull()
  })

  it('are gone with their part, and the others move up', () => {
    expect(removePart(thread, 0)).toEqual({ thread: ['b', 'c'], threadMedia: [{ mediaId: 'm3', alt: '', part: 2 }] })
  })
})

it('a setting of a post takes the place of the one before', () => {
  const first = withSetting([], { connectionId: 'c2', key: 'a', value: true })
  expect(withSetting(first, { connectionId: 'c2', key: 'a', value: false })).toEqual([
    { connectionId: 'c2', key: 'a', value: 'off' },
  ])
})
