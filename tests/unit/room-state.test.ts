import { withApproval } from '@postwright/core/approvals/needed-approvals'
import type { VariantState } from '@postwright/core/publishing/variant-state'
import { expect, test } from 'vitest'
import { joinStates, stateOf } from '../../functions/src/domain/client-room/describe-post.ts'
import { inMode } from '../support/approvals.ts'
import { makeVariant } from '../support/factories/variant.ts'

const guest = { kind: 'guest', linkId: 'link1', name: 'Nadia Rahal' } as const

const shown = (state: VariantState) => {
  const variant = makeVariant({ state })
  const approved = withApproval(variant, { by: guest, side: 'client', approvedAt: 1 })
  return [variant, approved].map((each) => stateOf({ approvalRules: inMode('none') }, each))
}

test.each([
  ['scheduled', ['planned', 'approved']],
  ['claimed', ['planned', 'approved']],
  ['failed', ['delayed', 'delayed']],
  ['held', ['delayed', 'delayed']],
  ['handed_over', ['delayed', 'delayed']],
  ['unconfirmed', ['unconfirmed', 'unconfirmed']],
  ['published', ['published', 'published']],
] as const)('a publication that is %s is never shown to a client as more than it is', (state, states) => {
  expect(shown(state)).toEqual(states)
})

test('a failed publication that still needs the client is shown as waiting for them', () => {
  const failed = makeVariant({ state: 'failed' })
  expect(stateOf({ approvalRules: inMode('internal_and_client') }, failed)).toBe('waiting')
})

test('a post with one publication that failed is not shown to a client as published', () => {
  expect(joinStates(['published', 'delayed', 'approved'])).toBe('delayed')
  expect(joinStates([])).toBe('draft')
})
