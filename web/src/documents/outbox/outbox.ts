import { log } from '@/lib/log.ts'
import { tabChannel } from '@/lib/browser-tabs.ts'
import { createOutbox, indexedStore } from './create-outbox.ts'

/** The single outbox of this browser, as seen by this page. */
export const outbox = createOutbox({
  store: indexedStore(),
  tabs: tabChannel('postwright.outbox'),
  report: log.error,
})
