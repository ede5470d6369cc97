import type { Instance } from './call-instance.ts'

const AGAIN = 3000
/** The instance has the file and is still working on it. */
const PARTIAL = 206

/**
 * Whether all files of a status are processed.
 * @throws NetworkFailure, TransportError
 */
export async function pollMedia(
  instance: Instance,
  mediaIds: readonly string[],
): Promise<{ kind: 'ready' } | { kind: 'processing'; again: number }> {
  for (const id of mediaIds) {
    const { status } = await instance.call(`/api/v1/media/${encodeURIComponent(id)}`)
    if (status === PARTIAL) return { kind: 'processing', again: AGAIN }
  }
  return { kind: 'ready' }
}
