import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { VariantStatus } from '@/features/content-studio/components/publications/variant-status.tsx'
import { makeConnection } from '../support/factories/connection.ts'
import { show } from './support/show.tsx'
import { makeVariant } from './support/variant.ts'

afterEach(cleanup)

const held = makeVariant({ state: 'held', error: { kind: 'paused', detail: '', retryable: true } })

it.each([
  ['the channel where that is what is paused', 1, /^Publishing on this channel is paused\./],
  ['all that may be paused where the channel is not', null, /for this channel, for the queue of this post or for the/],
] as const)('a post that is held for a pause names %s', async (_, pausedAt, words) => {
  await show(<VariantStatus variant={held} connection={makeConnection({ pausedAt })} />)
  expect(screen.getByText(words).textContent).toMatch(/Resume publishing\./)
})
