import { PINTEREST_CONTRACT } from '@postwright/core/platforms/pinterest/contract'
import { createPinterestModule } from '../../../functions/src/platforms/pinterest/module.ts'
import { PINTEREST_APP } from '../../fakes/pinterest/pinterest-state.ts'
import { startPinterestFake } from '../../fakes/pinterest/start-pinterest-fake.ts'
import { startFileServer } from '../support/file-server.ts'
import { createOutside, makeContext, makeRequest, NOW } from '../support/publisher-kit.ts'

const KEYS = { clientId: PINTEREST_APP.clientId, clientSecret: PINTEREST_APP.clientSecret }
export const BOARD = '549755885175'

type Asked = Omit<Parameters<typeof makeRequest>[0], 'secret' | 'connection' | 'filesAt'> & { secret?: string }

/** The module against the fake. */
export async function openPinterest() {
  const files = await startFileServer()
  const outside = createOutside('', KEYS)
  const fake = await startPinterestFake({ now: outside.clock.now })
  const module = createPinterestModule({ ...outside, baseUrl: fake.url })
  const access = (scopes: readonly string[] = PINTEREST_CONTRACT.auth.scopes) => {
    const { access: token, refresh, accessEndsAt } = fake.state.grants.issue(scopes)
    return JSON.stringify({ access: token, refresh, accessEndsAt })
  }
  return {
    ...module,
    fake,
    files,
    outside,
    access,
    context: makeContext(KEYS, PINTEREST_APP.redirectUri),
    /** A pin with one image on a board. */
    request: ({ secret = access(), settings = {}, ...said }: Asked = {}) =>
      makeRequest({
        secret,
        connection: { platform: 'pinterest', externalId: '2783136121146311751', handle: 'kitchenandgarden' },
        filesAt: files.url,
        files: [{ mime: 'image/jpeg', bytes: 16, alt: 'A red tomato' }],
        ...said,
        settings: { board: BOARD, coverSecond: '0', ...settings },
      }),
    now: NOW,
    close: async () => {
      await fake.close()
      await files.close()
    },
  }
}

export type PinterestKit = Awaited<ReturnType<typeof openPinterest>>
