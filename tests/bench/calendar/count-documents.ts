import type { Page } from 'playwright-core'

const SENT = '"documentChange"'

/** How many documents the database has sent; `reset` begins anew. */
export type DocumentCount = { read: () => number; reset: () => void }

/**
 * Counts what the database sends to a page: each document of a reply is one that is paid for. The browser itself hands over what
 * arrives, so that the page is as it is without.
 */
export async function countDocuments(page: Page): Promise<DocumentCount> {
  const session = await page.context().newCDPSession(page)
  const rests = new Map<string, string>()
  let count = 0
  const take = (requestId: string, base64: string) => {
    const pieces = `${rests.get(requestId) ?? ''}${Buffer.from(base64, 'base64').toString('latin1')}`.split(SENT)
    count += pieces.length - 1
    // The word may be cut in two.
    rests.set(requestId, (pieces.at(-1) ?? '').slice(-SENT.length))
  }
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/Listen/')) return
    rests.set(requestId, '')
    // What was cut off before it was asked for has nothing more to say.
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
