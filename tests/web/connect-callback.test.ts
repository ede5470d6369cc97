import { describe, expect, it } from 'vitest'
import { readCallback } from '@/features/connected-platforms/callback-screen.tsx'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { getMissingScopes } from '@postwright/core/platforms/platform-app'
import { makeConnection } from './support/connection.ts'

const read = (query: string) => readCallback(new URLSearchParams(query))

describe('the address that a network sends a person back to', () => {
  it.each([
    ['code=abc&state=xyz', { kind: 'code', ticket: 'xyz', code: 'abc' }],
    ['error=access_denied&state=xyz', { kind: 'refused' }],
    ['error=user_cancelled_authorize', { kind: 'refused' }],
    ['error=invalid_scope&error_description=No+such+scope', { kind: 'failed', detail: 'No such scope' }],
    ['error=server_error', { kind: 'failed', detail: 'server_error' }],
    ['code=abc', { kind: 'empty' }],
    ['', { kind: 'empty' }],
  ])('%s', (query, meant) => {
    expect(read(query)).toEqual(meant)
  })
})

const missingScopes = (connection: ReturnType<typeof makeConnection>) =>
  getMissingScopes(contractFor(connection).auth, connection.scopes)

describe('what a network has not allowed', () => {
  it('is not guessed where the network does not say what it allows', () => {
    expect(missingScopes(makeConnection({ scopes: [] }))).toEqual([])
    const member = ['openid', 'profile', 'email', 'w_member_social']
    expect(missingScopes(makeConnection({ platform: 'linkedin', scopes: member }))).toEqual([])
    const replies = ['threads_basic', 'threads_content_publish', 'threads_manage_replies', 'threads_manage_insights']
    expect(missingScopes(makeConnection({ platform: 'threads', scopes: replies }))).toEqual(['threads_read_replies'])
  })
})
