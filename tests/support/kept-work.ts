import type { Page } from 'playwright-core'

/** Waits until the device keeps words that are not saved, in the database of what waits (`web/src/documents/outbox`). */
export async function untilKept(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      new Promise<boolean>((settle, fail) => {
        const opening = indexedDB.open('postwright-outbox')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('items').objectStore('items').getAll()
          reading.onerror = () => fail(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            settle(JSON.stringify(reading.result).includes(wanted))
          }
        }
      }),
    words,
    { polling: 50 },
  )
}
