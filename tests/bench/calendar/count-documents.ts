import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Documents that the database has sent to this page. */
    documentsRead: number
  }
}

const SENT = '"documentChange"'

/** Counts from the next page on what the database sends: each document of a reply is one that is paid for. */
export async function countDocuments(page: Page): Promise<void> {
  await page.addInitScript((sent) => {
    window.documentsRead = 0
    const real = window.fetch.bind(window)

    // The database's library reads its stream as it arrives: it is read here beside it.
    async function count(stream: ReadableStream<Uint8Array>) {
      const reader = stream.getReader()
      const decoder = new TextDecoder()
      let rest = ''
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        const pieces = (rest + decoder.decode(part.value, { stream: true })).split(sent)
        window.documentsRead += pieces.length - 1
        // The word may be cut in two.
        rest = (pieces.at(-1) ?? '').slice(-sent.length)
      }
    }

    window.fetch = async (target, options) => {
      const response = await real(target, options)
      const address = target instanceof Request ? target.url : target.toString()
      if (!address.includes('/Listen/') || !response.body) return response
      const [beside, passed] = response.body.tee()
      void count(beside)
      const { status, statusText, headers } = response
      return new Response(passed, { status, statusText, headers })
    }
  }, SENT)
}
