import { runInBrowser } from './bench/run-in-browser.ts'
import { runMain } from './setup/failure.mjs'

/** `npm run bench:calendar`: measures a month of a thousand posts in a real browser: first paint, frames of a drag, documents read. */
await runMain(() => runInBrowser('calendar.ts'))
