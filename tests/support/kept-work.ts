import type { Page } from 'playwright-core'

/** Waits until the device stores an unsaved text in the outbox (`web/src/documents/outbox`). */
export async function untilKept(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      new Promise<boolean>((settle, fail) => {
        const opening = indexedDB.open('postwright-outbox')
        opening.addEventListener('error', () => fail(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('items').objectStore('items').getAll()
          reading.addEventListener('error', () => fail(reading.error))
          reading.addEventListener('success', () => {
            opening.result.close()
            settle(JSON.stringify(reading.result).includes(wanted))
          })
        })
      }),
    words,
    { polling: 50 },
  )
}
