import { builtinEnvironments, type Environment } from 'vitest/runtime'

declare global {
  /** Whether this process has set up its page. */
  var hasPage: boolean | undefined
}

/**
 * Environment with one page for all files of a process, because libraries keep references to the page that they were loaded in. `setup.ts`
 * cleans up before each file.
 */
export default {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!globalThis.hasPage) await builtinEnvironments['happy-dom'].setup(global, options)
    globalThis.hasPage = true
    return { teardown: () => undefined }
  },
} satisfies Environment
