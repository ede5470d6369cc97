import { TIKTOK_CONTRACT } from '@postwright/core/platforms/tiktok/contract'
import { createTikTokModule } from '../../../functions/src/platforms/tiktok/module.ts'
import { startTikTokFake } from '../../fakes/tiktok/start-tiktok-fake.ts'
import { TIKTOK_APP, TIKTOK_CREATOR } from '../../fakes/tiktok/tiktok-state.ts'
import { startFileServer } from '../support/file-server.ts'
import { createOutside, createProgress, makeContext, makeRequest, NOW } from '../support/publisher-kit.ts'

const KEYS = { clientId: TIKTOK_APP.clientKey, clientSecret: TIKTOK_APP.clientSecret }
const MEGABYTE = 1_000_000

type Asked = Omit<Parameters<typeof makeRequest>[0], 'secret' | 'connection' | 'filesAt'> & {
  secret?: string
  scopes?: string[]
}

/** The module against the fake. */
export async function openTikTok({ moderation = 0 } = {}) {
  const files = await startFileServer()
  const outside = createOutside('', KEYS)
  const fake = await startTikTokFake({ now: outside.clock.now, moderation })
  const module = createTikTokModule({ ...outside, baseUrl: fake.url })
  const { publisher } = module

  const access = (scopes: readonly string[] = TIKTOK_CONTRACT.auth.scopes) => {
    const { access: token, refresh, accessEndsAt } = fake.state.grants.issue(scopes)
    return JSON.stringify({ access: token, refresh, accessEndsAt })
  }
  /** A video of three parts for everyone. */
  const request = ({ secret = access(), scopes = [], settings = {}, ...said }: Asked = {}) =>
    makeRequest({
      secret,
      connection: {
        platform: 'tiktok',
        externalId: TIKTOK_CREATOR.open_id,
        handle: TIKTOK_CREATOR.creator_username,
        scopes,
      },
      filesAt: files.url,
      files: [{ mime: 'video/mp4', bytes: 32 * MEGABYTE, durationMs: 20_000 }],
      text: 'A #tomato grows',
      ...said,
      settings: { privacyLevel: 'PUBLIC_TO_EVERYONE', comment: 'off', duet: 'off', stitch: 'off', ...settings },
    })
  const photos = (count: number, said: Asked = {}) =>
    request({ files: Array.from({ length: count }, () => ({ mime: 'image/jpeg' as const, bytes: 16 })), ...said })

  return {
    ...module,
    fake,
    files,
    outside,
    access,
    request,
    photos,
    context: makeContext(KEYS, TIKTOK_APP.redirectUri),
    draftContext: makeContext({ ...KEYS, kind: 'drafts' }, TIKTOK_APP.redirectUri),
    /** Prepares and publishes, as a delivery does. */
    publish: async (what: ReturnType<typeof request>, progress = createProgress()) => {
      const prepared = await publisher.prepare(what, progress)
      if (prepared.kind !== 'prepared') return prepared
      return publisher.publish({ ...what, secret: prepared.rotatedSecret ?? what.secret }, prepared.payload, progress)
    },
    now: NOW,
    close: async () => {
      await fake.close()
      await files.close()
    },
  }
}

export type TikTokKit = Awaited<ReturnType<typeof openTikTok>>
