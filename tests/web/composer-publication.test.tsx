import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { COMMENT_DELAY } from '@postwright/core/limits'
import { publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import { variantStateSchema, nextState } from '@postwright/core/publishing/variant-state'
import { PostStateBadge } from '@/features/content-studio/components/post-state-badge.tsx'
import { PublicationPanel } from '@/features/content-studio/components/schedule/publication-panel.tsx'
import { resolutionsFor } from '@/posts/publications/use-resolve-variant.ts'
import { VariantStatus } from '@/features/content-studio/components/publications/variant-status.tsx'
import { makeConnection } from './support/connection.ts'
import { show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'

afterEach(cleanup)

const connection = makeConnection({ platform: 'sandbox', handle: 'practice.sandbox' })

function buttons(): (string | null)[] {
  return screen.queryAllByRole('button').map((button) => button.textContent)
}

it('shows a published post with its link, opened apart', async () => {
  const variant = makeVariant({ state: 'published', publishedAt: 1_763_600_000_000, url: 'https://example.com/p/1' })
  await show(<VariantStatus variant={variant} connection={connection} />)
  const link = screen.getByRole('link', { name: /View on Sandbox: the post by practice\.sandbox/ })
  expect(link.getAttribute('href')).toBe('https://example.com/p/1')
  expect(link.getAttribute('rel')).toBe('noreferrer')
  expect(screen.getAllByText('Published')).not.toEqual([])
  expect(buttons()).toEqual([])
})

it('never offers an address that a browser would run', async () => {
  const variant = makeVariant({ state: 'published', publishedAt: 1, url: 'javascript:alert(1)' })
  await show(<VariantStatus variant={variant} connection={connection} />)
  expect(screen.queryByRole('link')).toBeNull()
})

it.each(publishErrorKindSchema.options)('says why a post failed and what to do: %s', async (kind) => {
  const error = { kind, detail: 'XRPC 400 from the network', retryable: false }
  await show(<VariantStatus variant={makeVariant({ state: 'failed', error })} connection={connection} />)
  const words = screen.getByRole('article').textContent ?? ''
  expect(words).not.toContain('publishing:')
  // Codes of several words; one word alone may be one of the sentence.
  expect(words).not.toMatch(/[a-z]_[a-z]/)
  expect(words).toContain('XRPC 400 from the network')
  expect(buttons()).toEqual(['Send again', 'Dismiss'])
})

it('offers both ways out of an unconfirmed outcome and warns of doubling', async () => {
  await show(<VariantStatus variant={makeVariant({ state: 'unconfirmed' })} connection={connection} />)
  expect(screen.getByText(/so that nothing appears twice/)).toBeDefined()
  expect(buttons()).toEqual(['Mark as published', 'Send again', 'Dismiss'])
})

it.each(['claimed', 'prepared', 'armed'] as const)('calls the worker\'s step "%s" publishing', async (state) => {
  await show(<VariantStatus variant={makeVariant({ state })} connection={connection} />)
  expect(screen.getByText('Publishing…')).toBeDefined()
})

it('offers only what the state machine allows', () => {
  const events = { it_went_out: 'confirm_by_hand', send_again: 'schedule', dismiss: 'cancel' } as const
  for (const state of variantStateSchema.options) {
    for (const resolution of resolutionsFor(state)) expect(nextState(state, events[resolution])).not.toBeNull()
  }
})

it('calls a post whose time has come "Publishing…" before a worker takes it, and a later one "Scheduled"', async () => {
  await show(<VariantStatus variant={makeVariant({ state: 'scheduled' })} connection={connection} />)
  expect(screen.getByText('Publishing…')).toBeDefined()
  cleanup()
  const at = Date.now() + 3_600_000
  await show(<VariantStatus variant={makeVariant({ state: 'scheduled', at })} connection={connection} />)
  expect(screen.getByText('Scheduled')).toBeDefined()
})

const thread = (handle: string, first: Parameters<typeof makeVariant>[0]) => {
  const connectionId = handle
  const shared = { connectionId, handle }
  return [
    makeVariant({ id: `post1_${handle}`, ...shared, ...first }),
    makeVariant({
      id: `post1_${handle}_1`,
      ...shared,
      state: 'approved',
      dueAt: null,
      partKind: 'reply',
      partIndex: 1,
    }),
    makeVariant({
      id: `post1_${handle}_2`,
      ...shared,
      state: 'approved',
      dueAt: null,
      partKind: 'comment',
      partIndex: 2,
    }),
  ]
}

it('lists deliveries by channel, with the thread and the first comment below their post', async () => {
  const variants = [...thread('ada', { state: 'failed' }), ...thread('bob', { state: 'failed' })]
  await show(<PublicationPanel variants={variants.toReversed()} connections={[]} />)
  expect(screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'))).toEqual([
    'ada',
    'ada: Post 2 of the thread',
    'ada: First comment',
    'bob',
    'bob: Post 2 of the thread',
    'bob: First comment',
  ])
  const below = within(screen.getByRole('list', { name: 'Other parts of the post on ada' }))
  expect(below.getByText('Follows right after the post before it')).toBeDefined()
  expect(below.getByText(`Follows ${COMMENT_DELAY / 60_000} minutes after the last post above`)).toBeDefined()
})

it('says of a partly published post what can still be changed, and what rescheduling does', async () => {
  const variants = [
    makeVariant({ id: 'a', connectionId: 'a', handle: 'ada', state: 'published', publishedAt: 1 }),
    makeVariant({ id: 'b', connectionId: 'b', handle: 'bob', state: 'failed' }),
  ]
  await show(<PublicationPanel variants={variants} connections={[]} />)
  const words = screen.getByRole('region', { name: 'Partly published' }).textContent
  expect(words).toContain('This post is published on ada, where you can change it only on the network itself.')
  expect(words).toContain('Rescheduling changes the time for bob only.')
  cleanup()
  await show(<PublicationPanel variants={variants.slice(0, 1)} connections={[]} />)
  expect(screen.queryByRole('region', { name: 'Partly published' })).toBeNull()
})

it('calls a post in the list "Partly published" while one of its channels is still to come', async () => {
  const post = { lifecycle: 'attention', publishedAt: 1, nextAt: null } as const
  await show(<PostStateBadge post={post} />)
  expect(screen.getByText('Partly published')).toBeDefined()
})
