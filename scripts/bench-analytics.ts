import { runInBrowser } from './bench/run-in-browser.ts'
import { runMain } from './setup/failure.mjs'

/**
 * `npm run bench:analytics`: measures the figures of 100,000 publications in a real browser: time until they are shown, documents read, a recount.
 */
await runMain(() => runInBrowser('analytics.ts'))
