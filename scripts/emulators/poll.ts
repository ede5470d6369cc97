const ANSWER_MS = 10_000

/** Returns whether an address responds with a success status now. */
export async function answers(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
    await reply.arrayBuffer()
    return reply.ok
  } catch {
    return false
  }
}
