import { BRAND } from '@postwright/core/brand'
import { MASTODON_CONTRACT } from '@postwright/core/platforms/mastodon/contract'
import { z } from 'zod'
import type { Connector, Account, Secret } from '../../domain/ports/networks.ts'
import { connectFailure } from '../failures.ts'
import type { Outside } from '../platform-module.ts'
import { readConnectValues } from '../connect.ts'
import {
  openInstance,
  appSchema,
  instanceSchema,
  serverFactsSchema,
  tokenSchema,
  type Instance,
  accountSchema,
} from './api.ts'
import { toOneLine } from '@postwright/core/text/text-fields'
import type { ChannelChoices, ChannelLimits } from '@postwright/core/platforms/channel-facts'
import type { SafeFetch } from '../safe-fetch.ts'
import { loadAvatar } from '../avatar.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

const WORDS = NETWORK_WORDS.mastodon

const SCOPES = MASTODON_CONTRACT.auth.scopes.join(' ')

const valuesSchema = z.object({
  instance: z
    .string()
    .max(256)
    .transform((typed, issues) => {
      const address = instanceAddress(typed)
      if (address === null) issues.addIssue({ code: 'custom', message: WORDS.notInstance })
      return address ?? z.NEVER
    }),
})

/** Data kept until the user returns from the instance's page. */
const keptSchema = z.object({
  service: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  redirectUri: z.string(),
  hasProof: z.boolean(),
})

/** Returns a connector that registers the product at the user's instance and requests access there. */
export function createMastodonConnector({ fetch, clock }: Pick<Outside, 'fetch' | 'clock'>): Connector {
  const failed = (error: unknown, sentence: string): never => {
    throw connectFailure(error, clock.now(), 'instance', sentence)
  }

  return {
    begin: async (values, { redirectUri, state, codeChallenge }) => {
      const service = readConnectValues(valuesSchema, values).instance
      const instance = openInstance(fetch, service, { now: clock.now })
      const register = async () => {
        await instance.read('/api/v2/instance', instanceSchema)
        const json = { client_name: BRAND.name, redirect_uris: redirectUri, scopes: SCOPES }
        return instance.read('/api/v1/apps', appSchema, { json })
      }
      const app = await register().catch((error: unknown) => failed(error, WORDS.noServer))
      const hasProof = await takesProof(instance)
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: app.client_id,
        redirect_uri: redirectUri,
        scope: SCOPES,
        state,
        ...(hasProof && { code_challenge: codeChallenge, code_challenge_method: 'S256' }),
      })
      const keep = { service, clientId: app.client_id, clientSecret: app.client_secret, redirectUri, hasProof }
      return { kind: 'redirect', url: `${service}/oauth/authorize?${query.toString()}`, keep: JSON.stringify(keep) }
    },

    finish: async (code, keep, { codeVerifier }) => {
      const { service, clientId, clientSecret, redirectUri, hasProof } = keptSchema.parse(JSON.parse(keep))
      const form = {
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        ...(hasProof && { code_verifier: codeVerifier }),
      }
      const enter = async () => {
        const guest = openInstance(fetch, service, { now: clock.now })
        const { access_token: accessToken, scope } = await guest.read('/oauth/token', tokenSchema, { form })
        const instance = openInstance(fetch, service, { token: accessToken, now: clock.now })
        return { accessToken, scope, ...(await loadAccount(fetch, instance, service)) }
      }
      const { accessToken, scope, account, limits, choices } = await enter().catch((error: unknown) =>
        failed(error, WORDS.notGranted),
      )
      const scopes = scope.split(' ').filter((name) => name !== '')
      // An instance is the authority for its own accounts, and the channel's id contains the instance.
      return [
        {
          account,
          secret: mastodonSecret({ clientId, clientSecret, accessToken }),
          isProven: true,
          scopes,
          limits,
          choices,
        },
      ]
    },
  }
}

/** Returns whether the instance supports PKCE (since 4.3), according to its metadata: an older instance would silently ignore the fields. */
async function takesProof(instance: ReturnType<typeof openInstance>): Promise<boolean> {
  try {
    const facts = await instance.read('/.well-known/oauth-authorization-server', serverFactsSchema)
    return facts.code_challenge_methods_supported.includes('S256')
  } catch {
    return false
  }
}

/**
 * Returns the origin of an instance from a user's input: `mastodon.social`, an address, or an account `@name@mastodon.social`. Returns null for other
 * text.
 */
function instanceAddress(typed: string): string | null {
  const said = typed.trim().replace(/^@?[\w.-]+@/, '')
  const url = URL.parse(/^https?:\/\//i.test(said) ? said : `https://${said}`)
  return url && url.hostname !== '' && url.username === '' && url.password === '' ? url.origin : null
}

const NAME_MAX = 64

/**
 * Returns the account that access belongs to, and the limits of its instance.
 * @throws NetworkFailure, TransportError
 */
export async function loadAccount(
  fetch: SafeFetch,
  instance: Instance,
  service: string,
): Promise<{ account: Account; limits: ChannelLimits; choices: ChannelChoices }> {
  const {
    id,
    username,
    display_name: name,
    avatar,
  } = await instance.read('/api/v1/accounts/verify_credentials', accountSchema)
  const facts = await instance.read('/api/v2/instance', instanceSchema)
  const { host } = new URL(service)
  const handle = `${username}@${host}`
  const picture = await loadAvatar(fetch, avatar)
  return {
    // An id is only valid on its instance.
    account: {
      externalId: `${id}@${host}`,
      handle,
      name: toOneLine(name, NAME_MAX) ?? handle,
      avatar: picture,
      service,
    },
    limits: limitsOf(facts),
    choices: quoteChoices(facts.api_versions.mastodon),
  }
}

/** https://docs.joinmastodon.org/client/quotes/ (2026-11-29) */
const QUOTES_SINCE = 7
const QUOTE_POLICIES = ['account', 'public', 'followers', 'nobody'] as const

/**
 * Returns the choices of who may quote a post, if the server supports quotes. `account`: the owner's account setting for all posts, which is omitted
 * from the call.
 */
function quoteChoices(apiVersion: number): ChannelChoices {
  if (apiVersion < QUOTES_SINCE) return {}
  return { quotePolicy: QUOTE_POLICIES.map((value) => ({ value, label: WORDS.quotePolicy[value] })) }
}

function limitsOf({ configuration }: z.output<typeof instanceSchema>): ChannelLimits {
  const { statuses, media_attachments: media, polls } = configuration
  const limits = {
    textMax: statuses.max_characters,
    imagesMax: statuses.max_media_attachments,
    imageBytesMax: media.image_size_limit,
    videoBytesMax: media.video_size_limit,
    pollOptionsMax: polls.max_options,
    pollOptionMax: polls.max_characters_per_option,
  }
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined))
}

/** Access token of an account, with the credentials of the app registered at its instance. */
const secretSchema = z.object({ clientId: z.string(), clientSecret: z.string(), accessToken: z.string() })

type MastodonSecret = z.infer<typeof secretSchema>

export const readMastodonSecret = (secret: Secret): MastodonSecret => secretSchema.parse(JSON.parse(secret))

const mastodonSecret = (secret: MastodonSecret): Secret => JSON.stringify(secret)

export const secretsIn = ({ clientSecret, accessToken }: MastodonSecret): string[] => [clientSecret, accessToken]
