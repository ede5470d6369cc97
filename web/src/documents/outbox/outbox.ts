import { log } from '@/lib/log.ts'
import { tabChannel } from '@/lib/tab-channel.ts'
import { createOutbox } from './create-outbox.ts'
import { indexedStore } from './indexed-store.ts'

/** The one outbox of this browser, as this page sees it. */
export const outbox = createOutbox({
  store: indexedStore(),
  tabs: tabChannel('postwright.outbox'),
  report: log.error,
})
