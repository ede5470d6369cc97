import { runInBrowser } from './bench/run-in-browser.ts'
import { runMain } from './setup/failure.mjs'

/** `npm run bench:pages [path…]`: measures every public page, or the given ones, of a release build with Lighthouse. */
await runMain(() => runInBrowser('pages.ts'))
