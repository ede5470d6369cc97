import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import { PreviewPanel } from '@/features/content-studio/components/preview/preview-panel.tsx'
import type { ImagesOf } from '@/features/content-studio/components/pictures/draft-images.tsx'
import type { PendingUpload } from '@/features/content-studio/pending-uploads.ts'
import { checkChannels } from '@/posts/channels/channel-checks.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

afterEach(cleanup)

const bluesky = makeConnection()
const linkedin = makeConnection({ id: 'channel2', platform: 'linkedin', handle: 'oak', name: 'Oak & Plane' })
const LONG = 'word '.repeat(80)

const picturesOf: ImagesOf = (files) =>
  files.map(({ mediaId, alt }) => {
    const known = { ratio: 1, mime: 'image/png', stored: null, isGone: mediaId === 'gone' } as const
    return { mediaId, alt, url: `/${mediaId}.png`, ...known }
  })

function upload(name: string, connectionId: string | null): PendingUpload {
  const file = { key: name, name, file: new Blob(), state: 'sending', progress: 0.5, error: null } as const
  return { ...file, place: { connectionId, part: 0 } }
}

async function panel(
  draft: Partial<PostDraft>,
  { pending = [], written = null }: { pending?: PendingUpload[]; written?: string | null } = {},
) {
  const connections = [bluesky, linkedin]
  const whole = { ...emptyDraft(), ...draft }
  const checks = checkChannels(connections, whole, [])
  const element = (next: string | null) => (
    <PreviewPanel {...{ connections, checks, picturesOf }} draft={whole} uploads={{ pending }} written={next} />
  )
  const { rerender } = await show(element(written))
  await screen.findByRole('article')
  return { write: (next: string | null) => rerender(element(next)) }
}

const post = () => screen.findByRole('article')

describe('the previews of a post', () => {
  it('ask for a channel while there is none', async () => {
    await show(<PreviewPanel connections={[]} draft={emptyDraft()} picturesOf={picturesOf} uploads={{ pending: [] }} />)
    expect(screen.getByText(/Choose a channel/)).toBeDefined()
  })

  it('show each channel what it gets, behind its own tab', async () => {
    const own = { title: null, comment: null, thread: null, threadMedia: null, media: null }
    await panel({ text: 'For all', overrides: [{ connectionId: 'channel2', text: 'For work', ...own }] })
    expect((await post()).textContent).toContain('For all')
    await userEvent.click(screen.getByRole('tab', { name: 'oak' }))
    expect(await screen.findByText('For work')).toBeDefined()
    expect(screen.queryByText('For all')).toBeNull()
  })

  it('follow the version that is written, until another one is chosen', async () => {
    const { write } = await panel({ text: 'Hello' }, { written: 'channel2' })
    const chosen = () => screen.getByRole('tab', { selected: true }).textContent
    expect(chosen()).toBe('oak')
    await userEvent.click(screen.getByRole('tab', { name: 'ann.example.com' }))
    expect(chosen()).toBe('ann.example.com')
    write(null)
    expect(chosen()).toBe('ann.example.com')
    write('channel2')
    expect(chosen()).toBe('oak')
  })

  it('have a window and colours of their own', async () => {
    await panel({ text: 'Hello' })
    const stage = async () => (await post()).closest('[data-scheme]')?.getAttribute('data-scheme')
    expect((await post()).dataset['device']).toBe('phone')
    await userEvent.click(screen.getByRole('radio', { name: 'Desktop' }))
    expect((await post()).dataset['device']).toBe('desktop')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(await stage()).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    expect(await stage()).toBe('light')
  })

  it('say what the network refuses, and where it cuts the text off', async () => {
    await panel({ text: LONG })
    const problems = screen.getByRole('list', { name: 'Issues to fix before publishing' })
    expect(within(problems).getByText(/characters too many for Bluesky/)).toBeDefined()
    expect(screen.queryByText(/first shows/)).toBeNull()
    await userEvent.click(screen.getByRole('tab', { name: 'oak' }))
    expect(await screen.findByText(/LinkedIn first shows 3 lines, up to 210 characters/)).toBeDefined()
  })

  it('show files that are still uploaded where they will stand, and name those that are gone', async () => {
    const pending = [upload('all.png', null), upload('work.png', 'channel2')]
    await panel({ text: 'Hello', media: [{ mediaId: 'gone', alt: '' }] }, { pending })
    expect(screen.getByText('This file no longer exists.')).toBeDefined()
    expect(screen.getByRole('progressbar', { name: 'all.png' })).toBeDefined()
    expect(screen.queryByRole('progressbar', { name: 'work.png' })).toBeNull()
  })

  it('read the description of a picture out when it is asked for', async () => {
    await panel({ text: 'Hello', media: [{ mediaId: 'one', alt: 'A stool of ash' }] })
    expect(screen.queryByText('A stool of ash')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'ALT: description of file 1' }))
    expect(screen.getByText('A stool of ash')).toBeDefined()
  })
})
