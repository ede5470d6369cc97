import type { Deps } from '../ports/deps.ts'

/** A job is stored a moment before its file. */
const WAITS = 20
const PAUSE = 250

/** The file of a job; null when none comes. */
export async function waitForFile(
  { blobs, clock }: Pick<Deps, 'blobs' | 'clock'>,
  key: string,
): Promise<Uint8Array | null> {
  for (let tried = 0; tried < WAITS; tried += 1) {
    const bytes = await blobs.get(key)
    if (bytes) return bytes
    await clock.sleep(PAUSE)
  }
  return null
}
