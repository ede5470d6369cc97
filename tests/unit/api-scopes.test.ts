import { apiScopeSchema, apiScopesSchema, listRightsOf } from '@postwright/core/rights/scopes'
import { PUBLIC_ENDPOINTS } from '@postwright/core/api/public/public-endpoints'
import { expect, it } from 'vitest'
import { hashApiToken, isApiToken, newApiToken, tokenEnds } from '../../functions/src/domain/api-access/api-token.ts'

const ids = { random: () => 'abcDEF-_123456789012345x' }

it('no scope gives a right over members, channels, the library or the workspace itself', () => {
  const all = listRightsOf(apiScopeSchema.options)
  expect(all.toSorted()).toEqual(['plan_posts', 'read_content', 'read_internal', 'write_drafts'])
})

it('the scope of each operation gives the right that its contract asks for', () => {
  for (const { name, scope, right } of PUBLIC_ENDPOINTS) {
    if (right === undefined) throw new Error(`${name} asks for no right`)
    expect([name, scope === null || listRightsOf([scope]).includes(right)]).toEqual([name, true])
  }
})

it('scopes are stored once each and in one order', () => {
  expect(apiScopesSchema.parse(['posts:write', 'posts:read', 'posts:write'])).toEqual(['posts:read', 'posts:write'])
  expect(apiScopesSchema.safeParse([]).success).toBe(false)
  expect(apiScopesSchema.safeParse(['members:write']).success).toBe(false)
})

it('a token is known by its prefix and checksum, and every change of a character is noticed', () => {
  const token = newApiToken(ids, 'key')
  expect(isApiToken(token, 'key')).toBe(true)
  expect(isApiToken(token, 'access')).toBe(false)
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'q' ? 'r' : 'q'
    expect(isApiToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`, 'key')).toBe(false)
  }
  for (const wrong of ['', 'pwk_', token.slice(1), `${token} `, `${token}0`])
    expect(isApiToken(wrong, 'key')).toBe(false)
})

it('what is stored and shown of a token doesn’t hold it', () => {
  const token = newApiToken(ids, 'key')
  const { start, end } = tokenEnds(token)
  expect(hashApiToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(start.length + end.length).toBe(12)
  expect(token.startsWith(start) && token.endsWith(end)).toBe(true)
})
