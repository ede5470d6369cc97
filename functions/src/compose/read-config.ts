import { BRAND } from '@postwright/core/brand'
import { MODEL_NAME_MAX } from '@postwright/core/model/model-settings'
import { SPEECH_VOICE_MAX, SPEECH_VOICES_MAX } from '@postwright/core/model/speech-usage'
import { z } from 'zod'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  BillingConfig,
  BlobConfig,
  Config,
  MailConfig,
  Network,
  SpeechConfig,
  StripeConfig,
} from '../domain/ports/config.ts'
import { parseKeyRing } from '../domain/keys/key-ring.ts'
import { parseNetwork, GOOGLE_NETWORKS } from '../http/ip-networks.ts'
import { readPlatformApps, readPlatformUrls } from '../platforms/platform-environment.ts'

const flag = z.stringbool().default(false)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** Submission ports of mail servers; on 465 the connection is encrypted from the start. */
const SMTP_PORT = 587
const SMTP_SECURE_PORT = 465
const MAIL_FROM_MAX = 320

const environmentSchema = z.object({
  GCLOUD_PROJECT: z.string().min(1),
  FUNCTIONS_EMULATOR: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  WEB_API_KEY: z.string().min(1).optional(),
  APP_ORIGIN: address,
  TOKEN_ISSUER: address,
  BLOB_STORE: z.enum(['disk', 'cloud']).default('cloud'),
  MEDIA_DIR: z.string().min(1).optional(),
  MEDIA_BUCKET: z.string().min(3).optional(),
  ALLOW_PRIVATE_NETWORK: flag,
  ALLOW_PRIVATE_MODELS: flag,
  CANARY: z.stringbool().optional(),
  SWEEP_LOOKAHEAD_SECONDS: z.coerce.number().int().min(0).max(600).default(60),
  PLC_DIRECTORY_URL: address.optional(),
  VIDEO_SERVICE_URL: address.optional(),
  PUBLIC_APPVIEW_URL: address.default('https://public.api.bsky.app'),
  POSTWRIGHT_SANDBOX_URL: address.optional(),
  PLATFORM_APPS: z.string().optional(),
  PLATFORM_URLS: z.string().optional(),
  HOSTING_NETWORKS: z.string().optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().optional(),
  TOKEN_SIGNING_KEYS: z.string().optional(),
  SEALING_KEYS: z.string().optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(SMTP_PORT),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z.string().max(MAIL_FROM_MAX).optional(),
  BILLING_NAME: z.string().max(120).default(''),
  BILLING_ADDRESS: z.string().max(300).default(''),
  BILLING_COUNTRY: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)]).default(''),
  BILLING_VAT_ID: z.string().max(20).default(''),
  BILLING_TAX_REGISTRATIONS: z.string().max(500).default(''),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: address.optional(),
  SPEECH_ADDRESS: z.union([z.literal(''), address]).optional(),
  SPEECH_KEY: z.string().optional(),
  SPEECH_MODEL: z.string().max(MODEL_NAME_MAX).optional(),
  SPEECH_VOICES: z.string().max(5_000).default(''),
})

/** Directory of DIDs on the public AT Protocol network. */
const PLC_DIRECTORY = 'https://plc.directory'

/** Service for large videos on the public Bluesky network. */
const VIDEO_SERVICE = 'https://video.bsky.app'

/** Emulator runs share one address and sign up dozens of people a minute. */
const LOCAL_RATE_LIMIT_SCALE = 100

/**
 * Reads the configuration from environment variables.
 * @throws Error naming the variable if one is missing, malformed or dangerous; nothing may start then
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Refusing to start, the configuration is wrong. ${problems.join('; ')}`)
  }
  const env = parsed.data
  const isLocal = env.FUNCTIONS_EMULATOR === 'true'
  // NOTE the Auth emulator's tokens are unsigned: with this variable set, every client could sign in as any person.
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined && !isLocal) {
    throw new Error('Refusing to start: FIREBASE_AUTH_EMULATOR_HOST is set outside the emulators.')
  }
  return {
    projectId: env.GCLOUD_PROJECT,
    isLocal,
    ...readIdentityCalls(env, isLocal),
    appOrigin: env.APP_ORIGIN,
    tokenIssuer: env.TOKEN_ISSUER,
    mail: readMail(env),
    speech: readSpeech(env),
    billing: readBilling(env),
    stripe: readStripe(env, isLocal),
    blobs: readBlobs(env, isLocal),
    allowPrivateNetwork: env.ALLOW_PRIVATE_NETWORK && isLocal,
    allowPrivateModels: env.ALLOW_PRIVATE_MODELS || (env.ALLOW_PRIVATE_NETWORK && isLocal),
    runsCanary: env.CANARY ?? !isLocal,
    sweepLookahead: env.SWEEP_LOOKAHEAD_SECONDS * 1000,
    plcDirectory: env.PLC_DIRECTORY_URL ?? (isLocal ? null : PLC_DIRECTORY),
    videoServiceUrl: env.VIDEO_SERVICE_URL ?? (isLocal ? null : VIDEO_SERVICE),
    appViewUrl: env.PUBLIC_APPVIEW_URL,
    sandboxUrl: env.POSTWRIGHT_SANDBOX_URL ?? null,
    platformApps: readPlatformApps(env.PLATFORM_APPS),
    platformUrls: readPlatformUrls(env.PLATFORM_URLS, isLocal),
    hostingNetworks: readNetworks(env.HOSTING_NETWORKS),
    rateLimitScale: env.RATE_LIMIT_SCALE ?? (isLocal ? LOCAL_RATE_LIMIT_SCALE : 1),
    tokenKeys: parseKeyRing('TOKEN_SIGNING_KEYS', env.TOKEN_SIGNING_KEYS),
    sealingKeys: parseKeyRing('SEALING_KEYS', env.SEALING_KEYS),
  }
}

/** Parses a comma-separated list of trusted proxies; without one Google's are trusted, and with an empty text none. */
function readNetworks(list: string | undefined): Network[] {
  const networks = list === undefined ? GOOGLE_NETWORKS : list.split(',').filter((network) => network.trim() !== '')
  try {
    return networks.map((network) => parseNetwork(network.trim()))
  } catch (error) {
    throw new Error('Refusing to start: HOSTING_NETWORKS is not a list of networks like 192.0.2.0/24.', {
      cause: error,
    })
  }
}

function readIdentityCalls(env: z.output<typeof environmentSchema>, isLocal: boolean) {
  if (env.WEB_API_KEY === undefined && !isLocal) throw new Error('Refusing to start: WEB_API_KEY is missing.')
  const host = env.FIREBASE_AUTH_EMULATOR_HOST
  const service = 'identitytoolkit.googleapis.com/v1/'
  return {
    webApiKey: env.WEB_API_KEY ?? 'demo',
    identityUrl: host === undefined ? `https://${service}` : `http://${host}/${service}`,
  }
}

/** Reads the speech settings; speech is available if a service and its key are configured. */
function readSpeech(env: z.output<typeof environmentSchema>): SpeechConfig | null {
  const { SPEECH_ADDRESS: url, SPEECH_KEY: key, SPEECH_MODEL: model, SPEECH_VOICES: list } = env
  if (!url || !key) return null
  const voices = [...new Set(list.split(',').map((voice) => voice.trim()))].filter((voice) => voice !== '')
  const areUsable = voices.length <= SPEECH_VOICES_MAX && voices.every(({ length }) => length <= SPEECH_VOICE_MAX)
  if (!model || voices.length === 0 || !areUsable) {
    throw new Error('Refusing to start: SPEECH_ADDRESS needs SPEECH_MODEL, and SPEECH_VOICES like "alloy,nova".')
  }
  return { address: url, key, model, voices }
}

/** Reads the mail settings; mails are sent if a server is configured, all from one address. */
function readMail(env: z.output<typeof environmentSchema>): MailConfig | null {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password, MAIL_FROM: from } = env
  if (!host) return null
  if (!from?.includes('@') || /[\r\n]/.test(from)) {
    throw new Error('Refusing to start: SMTP_HOST needs MAIL_FROM, an address like "Postwright <hello@example.com>".')
  }
  return {
    host,
    port,
    secure: port === SMTP_SECURE_PORT,
    signIn: user && password ? { user, password } : null,
    from,
  }
}

/** Reads the operator's details for invoices. Without a country no tax is computed. */
function readBilling(env: z.output<typeof environmentSchema>): BillingConfig {
  const registrations = env.BILLING_TAX_REGISTRATIONS.split(',').map((country) => country.trim().toUpperCase())
  return {
    seller: {
      name: env.BILLING_NAME || BRAND.name,
      address: env.BILLING_ADDRESS,
      country: env.BILLING_COUNTRY === '' ? null : env.BILLING_COUNTRY,
      vatId: env.BILLING_VAT_ID,
    },
    taxRegistrations: registrations.filter((country) => country !== ''),
  }
}

/** Reads the card payment settings, which need both keys: without the webhook's key, payments would be detected late. */
function readStripe(env: z.output<typeof environmentSchema>, isLocal: boolean): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  if (!secretKey && !webhookSecret) return null
  if (!secretKey || !webhookSecret) {
    throw new Error('Refusing to start: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together.')
  }
  return { secretKey, webhookSecret, apiUrl: isLocal ? (apiUrl ?? null) : null }
}

function readBlobs(env: z.output<typeof environmentSchema>, isLocal: boolean): BlobConfig {
  if (env.BLOB_STORE === 'disk') {
    if (!isLocal) throw new Error('Refusing to start: BLOB_STORE=disk would lose images outside the emulators.')
    return { kind: 'disk', dir: env.MEDIA_DIR ?? join(tmpdir(), 'postwright-media', env.GCLOUD_PROJECT) }
  }
  if (env.MEDIA_BUCKET === undefined) throw new Error('Refusing to start: BLOB_STORE=cloud needs MEDIA_BUCKET.')
  return { kind: 'cloud', bucket: env.MEDIA_BUCKET }
}
