import { isImage } from '@postwright/core/media/media-kind'
import type { Deps } from '../ports/deps.ts'
import type { Caller } from '../caller.ts'
import { requireRight } from '../membership.ts'
import { MEDIA_URL_TTL, LASTING_MEDIA_URL_TTL, PUBLIC_MEDIA_URL_TTL } from '@postwright/core/limits'
import { API_BASE } from '@postwright/core/endpoint'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { currentKey } from '../keys/key-ring.ts'
import { AppError } from '../app-error.ts'
import { DETAIL_WORDS } from '../error-words.ts'

type SignedAddress = { mediaId: string; url: string; expiresAt: number }

/** Returns signed URLs of the existing files, for any member. With `size: 'small'`, only images have one. */
export async function signMedia(
  deps: Deps,
  caller: Caller,
  { workspaceId, mediaIds, size }: { workspaceId: string; mediaIds: readonly string[]; size: 'full' | 'small' },
): Promise<SignedAddress[]> {
  await requireRight(deps, caller, workspaceId, 'read_content')
  const found = await deps.media.getMany(workspaceId, [...new Set(mediaIds)])
  const shown = size === 'full' ? found : found.filter(isImage)
  const address = size === 'full' ? mediaAddress : smallMediaAddress
  return shown.map(({ id }) => ({ mediaId: id, ...address(deps, { workspaceId, mediaId: id }) }))
}

type File = { workspaceId: string; mediaId: string }

function smallMediaAddress(deps: Pick<Deps, 'clock' | 'tokenKeys'>, file: File): { url: string; expiresAt: number } {
  const expiresAt = deps.clock.now() + MEDIA_URL_TTL
  return { url: signPath(deps, smallMediaPath(file), expiresAt), expiresAt }
}

/** Returns a signed URL on the product's own origin that serves one file for an hour to everyone who has the URL. */
export function mediaAddress(deps: Pick<Deps, 'clock' | 'tokenKeys'>, file: File): { url: string; expiresAt: number } {
  const expiresAt = deps.clock.now() + MEDIA_URL_TTL
  return { url: signPath(deps, mediaPath(file), expiresAt), expiresAt }
}

export function mediaPath({ workspaceId, mediaId }: File): string {
  return `${workspaceId}/${mediaId}`
}

export function smallMediaPath(file: File): string {
  return `${mediaPath(file)}/small`
}

type Pulled = { workspaceId: string; mediaId: string; variantId: string }

type Deployed = Pick<Deps, 'clock' | 'tokenKeys' | 'config'>

const HOUR = 60 * 60 * 1000

/**
 * Returns the URL from which a network downloads a file of one variant: valid for hours, or for years if the network stores URLs. It changes only
 * once per hour, so a repeated step sends the network the same URL.
 */
export function publicMediaAddress(deps: Deployed, pulled: Pulled, { isLasting = false } = {}): string {
  const life = isLasting ? LASTING_MEDIA_URL_TTL : PUBLIC_MEDIA_URL_TTL
  const expiresAt = Math.ceil((deps.clock.now() + life) / HOUR) * HOUR
  return `${deps.config.appOrigin}${signPath(deps, publicMediaPath(pulled), expiresAt)}`
}

export function publicMediaPath({ workspaceId, mediaId, variantId }: Pulled): string {
  return `${workspaceId}/${mediaId}/for/${variantId}`
}

type SigningDeps = Pick<Deps, 'clock' | 'tokenKeys'>

/** Returns a URL below `/media/` of the API that serves one resource until it expires; IDs in the path contain no slash. */
export function signPath({ tokenKeys }: Pick<Deps, 'tokenKeys'>, path: string, expiresAt: number): string {
  const sig = signature(currentKey(tokenKeys.media), path, expiresAt).toString('base64url')
  return `${API_BASE}/media/${path}?exp=${expiresAt}&sig=${sig}`
}

/**
 * Verifies a URL signed by `signPath`.
 * @throws `not_found` for a wrong signature, `forbidden` for an expired one
 */
export function checkPath(deps: SigningDeps, path: string, { exp, sig }: { exp: number; sig: string }): void {
  const given = Buffer.from(sig, 'base64url')
  const isOurs = [...deps.tokenKeys.media.keys.values()].some((key) => {
    const expected = signature(key, path, exp)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  if (!isOurs) throw new AppError('not_found', { message: 'wrong signature' })
  if (deps.clock.now() >= exp) throw new AppError('forbidden', { detail: DETAIL_WORDS.media.expired })
}

function signature(key: Buffer, path: string, exp: number): Buffer {
  return createHmac('sha256', key).update(`${path}/${exp}`).digest()
}
