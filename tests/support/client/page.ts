import { builtinEnvironments, type Environment } from 'vitest/runtime'

declare global {
  /** Whether this process has its page. */
  var hasPage: boolean | undefined
}

/**
 * A page for all files of a process, one after another: what libraries keep of the page they were loaded in stays true. What a file
 * leaves behind is taken away as the next one begins (`setup.ts`).
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
