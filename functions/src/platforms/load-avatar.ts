import type { SafeFetch } from './safe-fetch.ts'
import { shrinkAvatar } from './shrink-avatar.ts'

const LIMITS = { timeout: 10_000, maxBytes: 2_000_000 }

/** An account's or a brand's picture, small; null when there is none or it cannot be had. */
export async function loadAvatar(
  fetch: SafeFetch,
  url: string,
  {
    fit = 'cover',
    prepare = (bytes) => Promise.resolve(bytes),
  }: { fit?: 'cover' | 'inside'; prepare?: (bytes: Uint8Array) => Promise<Uint8Array> } = {},
): Promise<string | null> {
  try {
    const reply = await fetch(url, {}, LIMITS)
    return reply.ok ? await shrinkAvatar(await prepare(new Uint8Array(await reply.arrayBuffer())), fit) : null
  } catch {
    return null
  }
}
