import { COMMENT_DELAY } from '@postwright/core/limits'
import { variantId } from '@postwright/core/model/variant'
import { describe, expect, test } from 'vitest'
import { followingChange } from '../../functions/src/domain/publishing/moves.ts'
import { makeVariant } from '../support/factories/variant.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const first = makeVariant({ state: 'published', remoteId: '1', remoteRef: 'ref-1' })
const part = (fields: Parameters<typeof makeVariant>[0] = {}) =>
  makeVariant({ state: 'approved', dueAt: null, partKind: 'reply', partIndex: 1, ...fields })

describe('the part that follows a publication', () => {
  test('is due at once and answers it', () => {
    expect(followingChange(part(), first, NOW).patch).toMatchObject({
      state: 'scheduled',
      dueAt: NOW,
      scheduled: { instant: NOW },
      replyTo: { root: 'ref-1', parent: 'ref-1' },
    })
  })

  test('answers the part before it, under the first post', () => {
    const second = makeVariant({ partIndex: 1, remoteRef: 'ref-2', replyTo: { root: 'ref-1', parent: 'ref-1' } })
    const { patch } = followingChange(part({ partIndex: 2 }), second, NOW)
    expect(patch.replyTo).toEqual({ root: 'ref-1', parent: 'ref-2' })
  })

  test('belongs to the first post when it is a comment, a while later', () => {
    const second = makeVariant({ partIndex: 1, remoteRef: 'ref-2', replyTo: { root: 'ref-1', parent: 'ref-1' } })
    const { patch } = followingChange(part({ partKind: 'comment', partIndex: 2 }), second, NOW)
    expect(patch).toMatchObject({ dueAt: NOW + COMMENT_DELAY, replyTo: { root: 'ref-1', parent: 'ref-1' } })
  })

  test('answers what was answered before where a person confirmed the part without its address', () => {
    const second = makeVariant({ partIndex: 1, remoteRef: null, replyTo: { root: 'ref-1', parent: 'ref-1' } })
    expect(followingChange(part({ partIndex: 2 }), second, NOW).patch.replyTo).toEqual({
      root: 'ref-1',
      parent: 'ref-1',
    })
  })

  test('is held where nothing is known that it could answer', () => {
    const { patch, cause } = followingChange(part(), { ...first, remoteRef: null }, NOW)
    expect(patch).toMatchObject({ state: 'held', dueAt: null, error: { kind: 'thread_broken' } })
    expect(cause.step).toBe('hold')
  })

  test('needs no address where a person publishes it', () => {
    const { patch } = followingChange(part({ mode: 'assisted' }), { ...first, remoteRef: null }, NOW)
    expect(patch).toMatchObject({ state: 'scheduled', replyTo: null })
  })
})

test('parts have ids of their own, made of post, channel and place', () => {
  expect([variantId('p', 'c'), variantId('p', 'c', 2)]).toEqual(['p_c', 'p_c_2'])
})
