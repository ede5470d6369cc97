import { API_BASE } from '@postwright/core/endpoint'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { currentKey } from '../keys/key-ring.ts'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'

type SigningDeps = Pick<Deps, 'clock' | 'tokenKeys'>

/** The address below `/media/` of the API that serves one thing until it expires; ids in the path hold no slash. */
export function signPath({ tokenKeys }: Pick<Deps, 'tokenKeys'>, path: string, expiresAt: number): string {
  const sig = signature(currentKey(tokenKeys.media), path, expiresAt).toString('base64url')
  return `${API_BASE}/media/${path}?exp=${expiresAt}&sig=${sig}`
}

/**
 * Accepts only what `signPath` made.
 * @throws `not_found` for a wrong signature, `forbidden` for an expired one
 */
export function checkPath(deps: SigningDeps, path: string, { exp, sig }: { exp: number; sig: string }): void {
  const given = Buffer.from(sig, 'base64url')
  const isOurs = [...deps.tokenKeys.media.keys.values()].some((key) => {
    const expected = signature(key, path, exp)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  if (!isOurs) throw new AppError('not_found', { message: 'wrong signature' })
  if (deps.clock.now() >= exp) throw new AppError('forbidden', { detail: 'This address has expired.' })
}

function signature(key: Buffer, path: string, exp: number): Buffer {
  return createHmac('sha256', key).update(`${path}/${exp}`).digest()
}
