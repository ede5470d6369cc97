import type { BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { mintAccessToken } from '../../functions/src/domain/tokens/session-tokens.ts'
import type { Calls } from './browser/client-calls.ts'
import { bundleForPage } from './bundle-for-page.ts'
import type { TestCaller } from './callers.ts'
import { createTestClock } from './clock.ts'
import { EMULATORS } from './emulators.ts'
import { createLocalDeps, newKeyRing, serveApi } from './local-api.ts'

const ADDRESS = '/client-calls.js'
const HOUR = 3_600_000

export type ClientApi = {
  api: string
  stop: () => Promise<void>
  /** Redirects the API calls of all tabs in the context to this API. */
  route: (context: BrowserContext) => Promise<void>
  /** An access token made an hour ago, which has expired. */
  expiredTokenOf: (caller: TestCaller) => Promise<string>
}

const callsSchema: z.ZodType<Calls> = z.object({
  succeeded: z.number(),
  failures: z.array(z.string()),
  slowest: z.number(),
})

/** Bundles the client's own code for calls, for a tab without a screen. */
export const bundleClientCalls = () => bundleForPage('client-calls', 'es')

/** Opens a tab at the product's address without a screen, in which `callAtOnce` can import the client's code. */
export async function openClientTab(context: BrowserContext, code: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.route(`**${ADDRESS}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await tab.goto('/before-paint.js')
  return tab
}

/** Stores a pair of tokens as the client does. */
export async function storeTokens(tab: Page, accessToken: string, refreshToken: string): Promise<void> {
  const pair = { 'postwright.accessToken': accessToken, 'postwright.refreshToken': refreshToken }
  await tab.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, pair)
}

/** Calls at once from one tab, see `callAtOnce`. */
export async function callAtOnce(tab: Page, count: number, workspaceId: string): Promise<Calls> {
  const script = `import('${ADDRESS}').then((calls) => calls.callAtOnce(${count}, '${workspaceId}'))`
  return callsSchema.parse(await tab.evaluate(script))
}

/** Serves the API in this process on the run's emulators, which is fast enough for hundreds of calls on a busy machine. */
export async function serveClientApi(): Promise<ClientApi> {
  const environment = { TOKEN_SIGNING_KEYS: newKeyRing() }
  const { api, stop } = await serveApi(await createLocalDeps(environment))
  const past = await createLocalDeps(environment, { clock: createTestClock(Date.now() - HOUR) })
  return {
    api,
    stop,
    route: async (context) => {
      await context.route(`${EMULATORS.api}/**`, (route) =>
        route.continue({ url: route.request().url().replace(EMULATORS.api, api) }),
      )
    },
    expiredTokenOf: ({ uid, refreshToken }) => {
      const [sessionId = ''] = refreshToken.split('.')
      return mintAccessToken(past, { uid, sessionId, role: 'user' })
    },
  }
}
