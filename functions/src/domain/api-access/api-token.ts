import { crc32 } from 'node:zlib'
import { hashLinkSecret, newLinkSecret } from '../hashes.ts'
import type { Ids } from '../ports/world.ts'

/** Prefixes that identify the kind of a token to people and secret scanners. */
export const TOKEN_PREFIXES = { key: 'pwk_', access: 'pwa_', refresh: 'pwr_', code: 'pwc_' } as const
export type TokenKind = keyof typeof TOKEN_PREFIXES

const SECRET_LENGTH = 48
const CHECKSUM_LENGTH = 8
const IS_SECRET = /^[A-Za-z0-9_-]{48}$/

/** Creates a token: prefix, 288 random bits, and a checksum by which a mistyped or truncated token is rejected without a look-up. */
export function newApiToken(ids: Ids, kind: TokenKind): string {
  const secret = newLinkSecret(ids)
  return `${TOKEN_PREFIXES[kind]}${secret}${checksumOf(secret)}`
}

export function isApiToken(token: string, kind: TokenKind): boolean {
  const prefix = TOKEN_PREFIXES[kind]
  if (token.length !== prefix.length + SECRET_LENGTH + CHECKSUM_LENGTH || !token.startsWith(prefix)) return false
  const secret = token.slice(prefix.length, -CHECKSUM_LENGTH)
  return IS_SECRET.test(secret) && token.endsWith(checksumOf(secret))
}

export function hashApiToken(token: string): string {
  return hashLinkSecret(token)
}

/** Returns the characters of a key by which people recognize it. */
export function tokenEnds(token: string): { start: string; end: string } {
  return { start: token.slice(0, 8), end: token.slice(-4) }
}

function checksumOf(secret: string): string {
  return crc32(secret).toString(16).padStart(CHECKSUM_LENGTH, '0')
}
