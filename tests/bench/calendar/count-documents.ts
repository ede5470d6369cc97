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
    const { open } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.open = function count(this: XMLHttpRequest, ...given: unknown[]) {
      let seen = 0
      const read = () => {
        const found = this.responseText.split(sent).length - 1
        window.documentsRead += Math.max(0, found - seen)
        seen = Math.max(seen, found)
      }
      this.addEventListener('progress', read)
      this.addEventListener('load', read)
      Reflect.apply(open, this, given)
    }
  }, SENT)
}
