import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { emptyDraft } from '@postwright/core/model/post'
import { checkChannels } from '@/posts/channels/channel-checks.ts'
import { AltReminder } from '@/features/content-studio/components/pictures/alt-reminder.tsx'
import { ChannelCounters } from '@/features/content-studio/components/channels/channel-counters.tsx'
import { ChannelPicker } from '@/features/content-studio/components/channels/channel-picker.tsx'
import { EditorNotices } from '@/features/content-studio/components/editor-notices.tsx'
import { Pictures } from '@/features/content-studio/components/pictures/images.tsx'
import { ProblemList } from '@/features/content-studio/components/problem-list.tsx'
import type { ChangeFiles } from '@/features/content-studio/components/pictures/draft-images.tsx'
import { SaveStatus } from '@/documents/save-status.tsx'
import { autosaveStage, draftOf, versionOf } from './support/autosave-stage.ts'
import { makeConnection } from './support/connection.ts'
import { layOutInRow, pressOn, saidOfDrag } from './support/drag.ts'
import { makePicture } from './support/make-picture.ts'
import { noUploads } from './support/no-uploads.ts'
import { show } from './support/show.tsx'
import { showWithToasts } from './support/toasts.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const bluesky = makeConnection()
const sandbox = makeConnection({ id: 'channel2', platform: 'sandbox', handle: 'practice', name: 'Practice' })
const nothing = () => undefined

describe('channels', () => {
  it('chooses several and lets go of one again', async () => {
    const onChange = vi.fn<(ids: string[]) => void>()
    await show(<ChannelPicker connections={[bluesky, sandbox]} chosen={['channel1']} onChange={onChange} />)
    await userEvent.click(screen.getByRole('checkbox', { name: /practice on Sandbox/ }))
    expect(onChange).toHaveBeenLastCalledWith(['channel1', 'channel2'])
    await userEvent.click(screen.getByRole('checkbox', { name: /ann\.example\.com on Bluesky/ }))
    expect(onChange).toHaveBeenLastCalledWith([])
  })

  it('says aloud which channel has to be reconnected', async () => {
    const ill = makeConnection({ status: 'needs_reconnect' })
    await show(<ChannelPicker connections={[ill]} chosen={[]} onChange={nothing} />)
    expect(screen.getByRole('checkbox', { name: /Needs reconnecting/ })).toBeDefined()
  })

  it('shows the way to the first channel when there is none', async () => {
    await show(<ChannelPicker connections={[]} chosen={[]} onChange={nothing} />)
    const link = screen.getByRole('link', { name: 'Connect a channel' })
    expect(link.getAttribute('href')).toBe('/dashboard/connected-platforms')
  })
})

describe('limits', () => {
  const text = 'x'.repeat(310)

  it('counts for every channel by its own contract, below zero when the text is too long', async () => {
    const checks = checkChannels([bluesky, sandbox], { ...emptyDraft(), text }, [])
    const live = { subscribe: () => () => undefined, read: () => ({ ...emptyDraft(), text }) }
    await show(<ChannelCounters checks={checks} live={live} />)
    expect(screen.getByText('-10')).toBeDefined()
    expect(checks.map(({ left }) => left)).toEqual([-10, 190])
  })

  it('names a setting that is missing by its label, never by its key', async () => {
    const tiktok = makeConnection({ platform: 'tiktok' })
    const checks = checkChannels([tiktok], { ...emptyDraft(), text: 'Oak' }, [])
    await show(<ProblemList part="channels" checks={checks} />)
    const words = screen.getByRole('list').textContent
    expect(words).toContain('Who can see the post')
    expect(words).not.toContain('privacyLevel')
  })

  it('says in plain words what a channel would refuse, and where', async () => {
    await show(<ProblemList part="text" checks={checkChannels([bluesky, sandbox], { ...emptyDraft(), text }, [])} />)
    const lines = within(screen.getByRole('list', { name: 'Issues to fix before publishing' })).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      'ann.example.com 10 characters too many for Bluesky (at most 300).',
    ])
  })

  it('shows what the API refused at the channel it belongs to', async () => {
    const checks = checkChannels([bluesky, sandbox], { ...emptyDraft(), text: 'fine' }, [])
    await show(
      <ProblemList part="channels" checks={checks} refusals={{ channel2: 'This channel has to be reconnected.' }} />,
    )
    expect(screen.getByRole('listitem').textContent).toBe('practice This channel has to be reconnected.')
  })

  it('shows no fault of an empty post until a person tries to send it', async () => {
    await show(<ProblemList part="text" checks={checkChannels([bluesky], emptyDraft(), [])} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('pictures', () => {
  async function showImages() {
    const media = ['one', 'two', 'three'].map((mediaId) => ({ mediaId, alt: '' }))
    const { autosave } = autosaveStage({ ...versionOf(1, ''), draft: { ...draftOf(''), media } })
    const pictures = media.map(({ mediaId }) => makePicture(mediaId))
    const change: ChangeFiles = (make) => {
      const { draft } = autosave.getState()
      autosave.edit({ ...draft, media: make(draft.media) })
    }
    const place = { connectionId: null, part: 0 }
    await show(<Pictures {...{ pictures, place }} uploads={noUploads()} channels={[]} onChange={change} />)
    return () => autosave.getState().draft.media
  }

  it('moves a picture by keyboard and says where it is now', async () => {
    const media = await showImages()
    screen.getByRole('button', { name: 'Move image 3 up' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(media().map(({ mediaId }) => mediaId)).toEqual(['one', 'three', 'two'])
    expect(screen.getByText('Moved to position 2 of 3')).toBeDefined()
  })

  it('describes and removes the right picture', async () => {
    const media = await showImages()
    await userEvent.type(screen.getByRole('textbox', { name: /Describe image 2/ }), 'D')
    await userEvent.click(screen.getByRole('button', { name: 'Remove image 1' }))
    expect(media()).toEqual([
      { mediaId: 'two', alt: 'D' },
      { mediaId: 'three', alt: '' },
    ])
  })

  it('calls a video a video and a PDF a file, in labels and in what is announced', async () => {
    const pictures = [
      makePicture('one', { mime: 'video/mp4' }),
      makePicture('two', { mime: 'application/pdf' }),
      makePicture('three', { mime: null, stored: null, isGone: true }),
      makePicture('four'),
    ]
    const files = pictures.map(({ mediaId }) => ({ mediaId, alt: '' }))
    const change: ChangeFiles = (make) => void make(files)
    const place = { connectionId: null, part: 0 }
    await showWithToasts(<Pictures {...{ pictures, place }} uploads={noUploads()} channels={[]} onChange={change} />)
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
      'Video 1 of 4',
      'File 2 of 4',
      'File 3 of 4',
      'Image 4 of 4',
    ])
    for (const name of ['Move video 1', 'Move video 1 down', 'Move file 2 up', 'Remove file 2', 'Remove file 3']) {
      expect(screen.getByRole('button', { name })).toBeDefined()
    }
    expect(screen.getByRole('textbox', { name: /^Describe video 1 / }).getAttribute('placeholder')).toMatch(
      /video shows/,
    )
    layOutInRow(() => screen.getAllByRole('listitem'), { width: 300, height: 100 })
    await pressOn(screen.getByRole('button', { name: 'Move video 1' }), ' ')
    expect(saidOfDrag()).toBe('Picked up Video 1.')
    await pressOn(screen.getByRole('button', { name: 'Move video 1' }), '{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Remove video 1' }))
    expect(await screen.findByText('Video removed.')).toBeDefined()
  })

  it('reminds of pictures without a description', async () => {
    await show(<AltReminder missing={2} />)
    expect(screen.getByText(/^2 images have no description yet/)).toBeDefined()
  })
})

describe('two versions of one post', () => {
  it('offers both ways out of a conflict and shows what the other side wrote', async () => {
    const { autosave, writes } = autosaveStage(versionOf(1, 'start'))
    autosave.edit(draftOf('mine'))
    autosave.serverChanged(versionOf(2, 'theirs'))
    const state = autosave.getState()
    await show(
      <EditorNotices {...{ state, autosave }} restore={null} continued={null} connections={[]} onCopy={nothing} />,
    )
    expect(screen.getByText('mine')).toBeDefined()
    expect(screen.getByText('theirs')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
    expect(writes).toMatchObject([{ draft: { text: 'mine' }, rev: 3 }])
  })

  it('brings the other version back when keeping the own one is undone', async () => {
    const { autosave, writes } = autosaveStage(versionOf(1, 'start'))
    autosave.edit(draftOf('mine'))
    autosave.serverChanged(versionOf(2, 'theirs'))
    const state = autosave.getState()
    await showWithToasts(
      <EditorNotices {...{ state, autosave }} restore={null} continued={null} connections={[]} onCopy={nothing} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }))
    await writes[0]?.settle('written')
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(autosave.getState()).toMatchObject({ draft: { text: 'theirs' }, status: 'unsaved' })
  })

  it('offers to keep late words as a new post', async () => {
    const { autosave } = autosaveStage(versionOf(1, 'start'))
    autosave.edit(draftOf('too late'))
    autosave.serverChanged(versionOf(2, 'start', false))
    const onCopy = vi.fn<(draft: { text: string }) => void>()
    const state = autosave.getState()
    await show(<EditorNotices {...{ state, autosave, onCopy }} restore={null} continued={null} connections={[]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Keep as new post' }))
    expect(onCopy).toHaveBeenCalledWith(draftOf('too late'))
  })

  it('says that waiting words are kept nowhere when the device has no room', async () => {
    await show(<SaveStatus status="offline" isKept={false} onRetry={nothing} />)
    expect(screen.getByRole('status').textContent).toBe(
      'Offline, and this device’s storage is full: keep this page open',
    )
  })

  it('says where unsaved words are, and retries on demand', async () => {
    const onRetry = vi.fn<() => void>()
    await show(<SaveStatus status="failed" isKept onRetry={onRetry} />)
    expect(screen.getByRole('status').textContent).toBe('Not saved yet: kept on this device')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
