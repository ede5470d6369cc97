import { BRAND } from '@postwright/core/brand'
import { MASTODON_CONTRACT } from '@postwright/core/platforms/mastodon/contract'
import { z } from 'zod'
import type { Connector } from '../../domain/ports/networks.ts'
import { connectFailure } from '../connect-failure.ts'
import type { Outside } from '../platform-module.ts'
import { readConnectValues } from '../read-connect-values.ts'
import { openInstance } from './call-instance.ts'
import { loadAccount } from './load-account.ts'
import { appSchema, instanceSchema, serverFactsSchema, tokenSchema } from './reply-schemas.ts'
import { mastodonSecret } from './secret.ts'

const NOT_ONE = 'This is not the address of an instance. Enter something like mastodon.social.'
const NOT_MASTODON = 'There is no Mastodon at this address. Check it for typing mistakes.'
const NOT_GRANTED = 'The instance has not given access. Begin again and choose Authorize.'
const SCOPES = MASTODON_CONTRACT.auth.scopes.join(' ')

const valuesSchema = z.object({
  instance: z
    .string()
    .max(256)
    .transform((typed, issues) => {
      const address = instanceAddress(typed)
      if (address === null) issues.addIssue({ code: 'custom', message: NOT_ONE })
      return address ?? z.NEVER
    }),
})

/** What is needed once the person is back from the instance's page. */
const keptSchema = z.object({
  service: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  redirectUri: z.string(),
  hasProof: z.boolean(),
})

/** Registers the product at the person's instance, and asks the person there for access. */
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
      const app = await register().catch((error: unknown) => failed(error, NOT_MASTODON))
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
        failed(error, NOT_GRANTED),
      )
      const scopes = scope.split(' ').filter((name) => name !== '')
      // An instance speaks for the accounts that it holds, and the id of the channel names the instance.
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

/** Instances from 4.3 on take a proof that the code goes to those who asked for it; older ones refuse no field that they do not know. */
async function takesProof(instance: ReturnType<typeof openInstance>): Promise<boolean> {
  try {
    const facts = await instance.read('/.well-known/oauth-authorization-server', serverFactsSchema)
    return facts.code_challenge_methods_supported.includes('S256')
  } catch {
    return false
  }
}

/** The address of an instance, from what people type: `mastodon.social`, an address, or an account `@name@mastodon.social`. */
function instanceAddress(typed: string): string | null {
  const said = typed.trim().replace(/^@?[\w.-]+@/, '')
  const url = URL.parse(/^https?:\/\//i.test(said) ? said : `https://${said}`)
  return url && url.hostname !== '' && url.username === '' && url.password === '' ? url.origin : null
}
