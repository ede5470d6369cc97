import { runInBrowser } from './bench/run-in-browser.ts'
import { runMain } from './setup/failure.mjs'

/** `npm run bench:pages [path…]`: every public page, or the named ones, as built for release, measured by Lighthouse. */
await runMain(() => runInBrowser('pages.ts'))
