import { log } from '@/lib/log.ts'
import { tabChannel } from '@/lib/browser-tabs.ts'
import { createOutbox, indexedStore } from './create-outbox.ts'

/** The one outbox of this browser, as this page sees it. */
export const outbox = createOutbox({
  store: indexedStore(),
  tabs: tabChannel('postwright.outbox'),
  report: log.error,
})
