import { runInBrowser } from './bench/run-in-browser.ts'
import { runMain } from './setup/failure.mjs'

/** `npm run bench:composer`: measures the cost of a keystroke in the composer with 1, 10 and 25 channels, compared with a bare textarea. */
await runMain(() => runInBrowser('composer.ts'))
