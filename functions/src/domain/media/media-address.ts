import { API_BASE } from '@postwright/core/endpoint'
import { MEDIA_URL_TTL } from '@postwright/core/limits'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { currentKey } from '../../crypto/key-ring.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../app-error.ts'

type Picture = { workspaceId: string; mediaId: string }
type SigningDeps = Pick<Deps, 'clock' | 'tokenKeys'>

/** A signed address on the product's own origin that serves one picture for an hour. */
export function mediaAddress(deps: SigningDeps, picture: Picture): { url: string; expiresAt: number } {
  const expiresAt = deps.clock.now() + MEDIA_URL_TTL
  const sig = signature(currentKey(deps.tokenKeys.media), picture, expiresAt).toString('base64url')
  const path = `${API_BASE}/media/${picture.workspaceId}/${picture.mediaId}`
  return { url: `${path}?exp=${expiresAt}&sig=${sig}`, expiresAt }
}

/**
 * Accepts only addresses that `mediaAddress` made.
 * @throws `not_found` for a wrong signature, `forbidden` for an expired one
 */
export function checkMediaAddress(deps: SigningDeps, picture: Picture, exp: number, sig: string): void {
  const given = Buffer.from(sig, 'base64url')
  const isOurs = [...deps.tokenKeys.media.keys.values()].some((key) => {
    const expected = signature(key, picture, exp)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  if (!isOurs) throw new AppError('not_found', { message: 'wrong signature' })
  if (deps.clock.now() >= exp) throw new AppError('forbidden', { detail: 'This address has expired.' })
}

function signature(key: Buffer, { workspaceId, mediaId }: Picture, exp: number): Buffer {
  return createHmac('sha256', key).update(`${workspaceId}/${mediaId}/${exp}`).digest()
}
