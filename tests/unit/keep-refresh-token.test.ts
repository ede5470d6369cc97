import { expect, test } from 'vitest'
import { keepRefreshToken } from '../../functions/src/domain/channel-access/channel-secrets.ts'

const stored = JSON.stringify({ accessToken: 'old', refreshToken: 'kept' })

test.each([
  ['is missing', { accessToken: 'new' }],
  ['is empty', { accessToken: 'new', refreshToken: '' }],
  ['is null', { accessToken: 'new', refreshToken: null }],
])('a refresh token that %s in the new secret stays', (_, renewed) => {
  expect(JSON.parse(keepRefreshToken(stored, JSON.stringify(renewed)))).toEqual({
    accessToken: 'new',
    refreshToken: 'kept',
  })
})

test('a new refresh token replaces the stored one', () => {
  const renewed = JSON.stringify({ accessToken: 'new', refreshToken: 'newer' })
  expect(keepRefreshToken(stored, renewed)).toBe(renewed)
})

test('other fields are not carried over', () => {
  const before = JSON.stringify({ accessToken: 'old', scope: 'write', refreshToken: 'kept' })
  expect(JSON.parse(keepRefreshToken(before, '{"refreshToken":"newer"}'))).toEqual({ refreshToken: 'newer' })
})

test('a secret in another form is taken as it is, and an empty one is not taken', () => {
  expect(keepRefreshToken('plain', 'other')).toBe('other')
  expect(keepRefreshToken(stored, 'other')).toBe('other')
  expect(keepRefreshToken('plain', ' ')).toBe('plain')
  expect(keepRefreshToken(stored, '')).toBe(stored)
})
