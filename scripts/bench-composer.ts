import { runInBrowser } from './bench/run-in-browser.ts'
import { runMain } from './setup/failure.mjs'

/** `npm run bench:composer`: what a key costs in the composer with 1, 10 and 25 channels, beside a bare textarea. */
await runMain(() => runInBrowser('composer.ts'))
