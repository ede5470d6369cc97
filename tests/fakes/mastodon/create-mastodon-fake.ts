import { type Fake, startFake } from '../support/start-fake.ts'
import { createMedia, type MediaLimits } from './media.ts'
import { createOAuth } from './oauth.ts'
import { createOwnAccount, type OwnAccount } from './own-account.ts'
import { problem } from './problem.ts'
import { type StatusLimits, type Statuses, createStatuses } from './statuses.ts'

export type MastodonFake = Fake & {
  /** Access with these scopes, without the consent page. */
  issueToken: (scopes?: string[]) => string
  endAccess: () => void
  count: Statuses['count']
  addRemote: Statuses['addRemote']
  /** Sets the API version that the instance reports; 7, the default, is the first with quotes. */
  setApiVersion: (version: number) => void
  writeProfile: OwnAccount['write']
  profile: OwnAccount['texts']
  accountId: string
}

export type MastodonLimits = StatusLimits & MediaLimits

const LIMITS: MastodonLimits = {
  text: 500,
  media: 4,
  options: 4,
  option: 50,
  imageBytes: 16 * 1024 * 1024,
  videoBytes: 99 * 1024 * 1024,
  description: 1500,
}

const ACCOUNT_ID = '108000000000000001'
const ALL = ['read', 'write']
/** https://docs.joinmastodon.org/client/quotes/ (2026-11-29) */
const QUOTES = 7

type Options = { port?: number; now?: () => number; limits?: Partial<MastodonLimits> }

/** An instance of Mastodon with one account: apps, consent, tokens, media and statuses. */
export async function createMastodonFake({
  port = 0,
  now = Date.now,
  limits: ownLimits = {},
}: Options = {}): Promise<MastodonFake> {
  const limits = { ...LIMITS, ...ownLimits }
  const oauth = createOAuth()
  const { media, routes: mediaRoutes } = createMedia(oauth, limits)
  const account = () => ({ id: ACCOUNT_ID, username: 'ada', acct: 'ada' })
  const own = createOwnAccount(oauth, account)
  let apiVersion = QUOTES
  const statuses = createStatuses({ oauth, media, limits, account })
  const fake = await startFake({
    name: 'Mastodon',
    port,
    now,
    routes: {
      ...oauth.routes,
      ...mediaRoutes,
      ...statuses.routes,
      ...own.routes,
      'GET /api/v2/instance': ({ headers }) => ({
        status: 200,
        body: instance(headers.host ?? '', limits, apiVersion),
      }),
    },
    failure: (status) => ({
      error: status === 429 ? 'Too many requests' : status === 404 ? 'Record not found' : 'Remote error',
    }),
    expired: () => problem(401, 'The access token was revoked'),
    forget: () => {
      oauth.forget()
      media.clear()
      statuses.forget()
      apiVersion = QUOTES
      own.forget()
    },
  })
  return {
    ...fake,
    issueToken: (scopes = ALL) => oauth.issue(scopes),
    endAccess: oauth.endAccess,
    count: statuses.count,
    addRemote: statuses.addRemote,
    setApiVersion: (version) => {
      apiVersion = version
    },
    writeProfile: own.write,
    profile: own.texts,
    accountId: ACCOUNT_ID,
  }
}

const instance = (domain: string, limits: MastodonLimits, apiVersion: number) => ({
  domain,
  title: 'Mastodon on this machine',
  version: '4.5.0',
  api_versions: { mastodon: apiVersion },
  configuration: {
    statuses: { max_characters: limits.text, max_media_attachments: limits.media, characters_reserved_per_url: 23 },
    media_attachments: {
      supported_mime_types: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/gif',
        'video/mp4',
        'video/quicktime',
        'video/webm',
      ],
      description_limit: limits.description,
      image_size_limit: limits.imageBytes,
      image_matrix_limit: 33_177_600,
      video_size_limit: limits.videoBytes,
      video_frame_rate_limit: 120,
      video_matrix_limit: 8_294_400,
    },
    polls: {
      max_options: limits.options,
      max_characters_per_option: limits.option,
      min_expiration: 300,
      max_expiration: 2_629_746,
    },
  },
})
