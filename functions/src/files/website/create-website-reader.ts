import type { WebsiteReader } from '../../domain/ports/web.ts'
import { decodeText } from '../feed/decode-text.ts'

/** Returns a reader for pages and stylesheets of other sites. The libraries are loaded on the first call. */
export function createWebsiteReader(): WebsiteReader {
  return {
    readPage: async ({ bytes, type, url }) => {
      const { readPage } = await import('./read-page.ts')
      return readPage(decodeText(bytes, type), url)
    },
    readFacts: async ({ bytes, type, url }) => {
      const { readPageFacts } = await import('./read-page-facts.ts')
      return readPageFacts(decodeText(bytes, type), url)
    },
    readStyles: async (sheets) => {
      const { readStyles } = await import('./read-styles.ts')
      return readStyles(sheets)
    },
  }
}
