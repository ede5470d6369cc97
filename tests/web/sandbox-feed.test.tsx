import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sandboxChannelSchema, sandboxPostSchema, type SandboxChannel } from '@postwright/core/model/sandbox'
import { FeedPost } from '@/features/sandbox-feed/components/feed.tsx'
import { SwitchesPanel } from '@/features/sandbox-feed/components/switches-panel.tsx'
import { linkedKey, recordKeyOf } from '@/features/sandbox-feed/record-key.ts'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'

const base = { schema: 1, rev: 3, createdAt: 1, updatedAt: 1, createdBy: 'u1' }
const channel = sandboxChannelSchema.parse({ ...base, id: 'channel1', mode: 'ok', lookup: true })

function makePost(fields: object = {}) {
  return sandboxPostSchema.parse({
    ...base,
    id: 'channel1_key1',
    channelId: 'channel1',
    text: 'Hello',
    images: [],
    calls: 1,
    postedAt: 1_763_600_000_000,
    ...fields,
  })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the switches', () => {
  type Reply = (response: Response) => void
  let replies: Reply[] = []

  beforeEach(() => {
    replies = []
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => replies.push(resolve)))
  })

  async function open(live: SandboxChannel = channel) {
    const client = new QueryClient()
    await show(
      <QueryClientProvider client={client}>
        <SwitchesPanel workspaceId="w1" connectionId="channel1" live={{ status: 'ready', data: live }} />
      </QueryClientProvider>,
    )
    return userEvent.setup()
  }

  const chosen = () => screen.getAllByRole('radio').find((radio) => radio.getAttribute('aria-checked') === 'true')

  it('show a change at once and keep it when the server agrees', async () => {
    const user = await open()
    await user.click(screen.getByRole('radio', { name: /^No response/ }))
    expect(chosen()?.textContent).toContain('No response')
    replies[0]?.(Response.json({ ...channel, rev: 4, mode: 'silent_after' }))
    await expect.poll(() => chosen()?.textContent).toContain('No response')
  })

  it('fall back to what is stored when the server refuses', async () => {
    const user = await open()
    await user.click(screen.getByRole('radio', { name: /^Refuses/ }))
    replies[0]?.(Response.json({ detail: 'No.', code: 'forbidden' }, { status: 403 }))
    await expect.poll(() => chosen()?.textContent).toContain('Works')
  })

  it('say of every behaviour what comes of it', async () => {
    await open()
    expect(screen.getAllByRole('radio')).toHaveLength(8)
    for (const radio of screen.getAllByRole('radio')) expect(radio.textContent).not.toContain('sandbox:')
  })
})

describe('a post on the practice network', () => {
  const media = {
    status: 'ready' as const,
    urlOf: (mediaId: string) => (mediaId === 'gone' ? null : `/m/${mediaId}`),
    retry: () => undefined,
  }
  const connection = makeConnection({ platform: 'sandbox', name: 'Practice' })

  it('says that repeated calls under one key left one post', async () => {
    await show(<FeedPost post={makePost({ calls: 3 })} channel={connection} media={media} isLinked={false} />)
    expect(screen.getByText(/sent 3 times with the same key, and the network kept one/)).toBeDefined()
  })

  it('shows pictures with their alt text, and says when a picture is gone or has none', async () => {
    const images = [
      { mediaId: 'sea', alt: 'The sea at dawn' },
      { mediaId: 'gone', alt: '' },
    ]
    await show(<FeedPost post={makePost({ images })} channel={connection} media={media} isLinked={false} />)
    expect(screen.getByRole('img', { name: 'The sea at dawn' }).getAttribute('src')).toBe('/m/sea')
    expect(screen.getByText('This image could not be loaded.')).toBeDefined()
    expect(screen.getByText('No ALT')).toBeDefined()
  })

  it('takes the focus when the address points to it', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>()
    await show(<FeedPost post={makePost()} channel={connection} media={media} isLinked />)
    expect(document.activeElement?.id).toBe('key1')
  })
})

describe('addresses in a feed', () => {
  it('finds the record key in a post and in an address, and nothing in a strange one', () => {
    expect(recordKeyOf(makePost())).toBe('key1')
    expect(linkedKey('#key1')).toBe('key1')
    expect(linkedKey('')).toBeNull()
    expect(linkedKey('#../../x')).toBeNull()
  })
})
