const TIMEOUT = 5_000

export type PulledFile = { type: string; bytes: Uint8Array }

/** A file by its public address, fetched as a network does it: without credentials or redirects. Null when it cannot be had. */
export async function pullFile(url: string): Promise<PulledFile | null> {
  try {
    const reply = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
    if (!reply.ok) return null
    return { type: reply.headers.get('content-type') ?? '', bytes: new Uint8Array(await reply.arrayBuffer()) }
  } catch {
    return null
  }
}
