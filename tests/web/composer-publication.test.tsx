import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { publishErrorKindSchema } from '@postwright/core/publishing/publish-error'
import { variantStateSchema } from '@postwright/core/publishing/variant-state'
import { nextState } from '@postwright/core/publishing/variant-state'
import { resolutionsFor } from '@/publishing/variants/resolutions.ts'
import { VariantStatus } from '@/publishing/variants/variant-status.tsx'
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
  const link = screen.getByRole('link', { name: /View on Sandbox: the post of practice\.sandbox/ })
  expect(link.getAttribute('href')).toBe('https://example.com/p/1')
  expect(link.getAttribute('rel')).toBe('noreferrer')
  expect(screen.getByText('Published')).toBeDefined()
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
  expect(buttons()).toEqual(['It went out', 'Send again', 'Dismiss'])
})

it.each(['claimed', 'prepared', 'armed'] as const)('calls the worker\'s step "%s" sending', async (state) => {
  await show(<VariantStatus variant={makeVariant({ state })} connection={connection} />)
  expect(screen.getByText('Sending')).toBeDefined()
})

it('offers only what the state machine allows', () => {
  const events = { it_went_out: 'confirm_by_hand', send_again: 'schedule', dismiss: 'cancel' } as const
  for (const state of variantStateSchema.options) {
    for (const resolution of resolutionsFor(state)) expect(nextState(state, events[resolution])).not.toBeNull()
  }
})
