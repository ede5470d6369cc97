import type { Page } from 'playwright-core'

const SENT = '"documentChange"'

/** Number of documents that the database has sent since the last `reset`. */
export type DocumentCount = { read: () => number; reset: () => void }

/** Counts the documents that the database sends to a page, each of which is a billed read. Uses devtools, so the page is not changed. */
export async function countDocuments(page: Page): Promise<DocumentCount> {
  const session = await page.context().newCDPSession(page)
  const rests = new Map<string, string>()
  let count = 0
  const take = (requestId: string, base64: string) => {
    const pieces = `${rests.get(requestId) ?? ''}${Buffer.from(base64, 'base64').toString('latin1')}`.split(SENT)
    count += pieces.length - 1
    // The marker can be split between two chunks.
    rests.set(requestId, (pieces.at(-1) ?? '').slice(-SENT.length))
  }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/Listen/')) return
    rests.set(requestId, '')
    // Fails for a response that has already been aborted.
    session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => take(requestId, bufferedData),
      () => undefined,
    )
  })
  session.on('Network.dataReceived', ({ requestId, data }) => {
    if (data !== undefined && rests.has(requestId)) take(requestId, data)
  })
  await session.send('Network.enable')
  return {
    read: () => count,
    reset: () => {
      count = 0
    },
  }
}
