import { beginLifetime } from './local/lifetime.ts'
import { runMain } from './setup/failure.mjs'
import { runEmulatorTests } from './test/emulator-tests.ts'

/** `npm run pictures`: takes the pictures in `docs/pictures` and of the public pages from a release build with filled workspaces. */
async function main(): Promise<number> {
  const lifetime = await beginLifetime(() => false)
  try {
    const tallies = await runEmulatorTests({ paths: [], vitestArgs: process.argv.slice(2) }, ['pictures'], lifetime)
    return tallies.every(({ failed }) => failed.length === 0) ? 0 : 1
  } finally {
    await lifetime.end()
  }
}

await runMain(main)
