import type { PlatformApp } from '@postwright/core/platforms/platform-app'
import { AppError } from '../../domain/app-error.ts'
import { z } from 'zod'
import type { Secret, Publisher, AppTestResult } from '../../domain/ports/networks.ts'
import { type Graph, readGraphReply, openGraph, GraphError } from './api.ts'
import { getAppTestResult } from '../connect.ts'
import type { SafeFetch } from '../safe-fetch.ts'
import { TransportError } from '../transport-error.ts'
import { getGraphRetryAt } from './failures.ts'
import { fillWords } from '../../domain/fill-words.ts'
import { NETWORK_WORDS } from '../../domain/network-words.ts'

type Request = { clientId: string; redirectUri: string; state: string; scopes: readonly string[] }

/** Returns the address of the page where a user grants an app the requested permissions. */
export function authorizeUrl(page: string, { clientId, redirectUri, state, scopes }: Request): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(','),
    state,
  })
  return `${page}?${query.toString()}`
}

/** Returns the original code: the networks' pages add a fragment to the address, and some browsers include it in the code. */
export function stripCodeFragment(code: string): string {
  return code.replace(/#_(?:=_)?$/, '')
}

/** @throws AppError `network_unavailable` without the operator's app, which the network requires */
export function requireApp(app: PlatformApp | null, name: string): PlatformApp {
  if (app) return app
  throw new AppError('network_unavailable', { message: `no app is registered at ${name}` })
}

/** Token and its time of issue, in epoch milliseconds: some are renewed only once they are a day old. */
const graphSecretSchema = z.object({ accessToken: z.string().min(1), issuedAt: z.number() })

type GraphSecret = z.infer<typeof graphSecretSchema>

export function readSecret(secret: Secret): GraphSecret {
  return graphSecretSchema.parse(JSON.parse(secret))
}

export function writeSecret({ accessToken, issuedAt }: GraphSecret): Secret {
  return JSON.stringify({ accessToken, issuedAt })
}

/** Token with its lifetime in seconds; networks omit the lifetime of tokens that do not expire. */
export const tokenReplySchema = z.object({
  access_token: z.string().min(1).max(10_000),
  expires_in: z.number().positive().optional().catch(undefined),
})

/** Reply to a renewal: an empty token means that the current one stays valid. */
const renewedReplySchema = z.object({
  access_token: z.string().max(10_000).nullish(),
  expires_in: z.number().positive().optional().catch(undefined),
})

type Renewal = Awaited<ReturnType<NonNullable<Publisher['refresh']>>>

type Access = { secret: string; expiresAt: number | null; now: number }

/** Minimum age of a token for a renewal; the network refuses younger ones. */
const AGE_MIN = 24 * 60 * 60 * 1000

/** Renews a long-lived token with the token itself. A token that is too young, or for which the reply is empty, stays unchanged. */
export async function renewToken(
  graph: Graph,
  grantType: string,
  { secret, expiresAt, now }: Access,
): Promise<Renewal> {
  const { accessToken, issuedAt } = readSecret(secret)
  if (now - issuedAt < AGE_MIN) return { kind: 'ok', expiresAt }
  const params = { grant_type: grantType }
  const reply = await graph('/refresh_access_token', { params, token: accessToken })
  const { access_token: renewed, expires_in: seconds } = readGraphReply(renewedReplySchema, reply)
  const end = seconds === undefined ? expiresAt : now + seconds * 1000
  if (!renewed) return { kind: 'ok', expiresAt }
  return { kind: 'ok', expiresAt: end, rotatedSecret: writeSecret({ accessToken: renewed, issuedAt: now }) }
}

type Place = { name: string; graph: string; path: string; now: number }

/**
 * Tests an app by requesting its own token, which the network returns for id and secret alone.
 * https://developers.facebook.com/docs/facebook-login/guides/access-tokens#apptokens,
 * https://developers.facebook.com/documentation/threads/get-started/app-access-tokens (2026-11)
 */
export function testGraphApp(
  fetch: SafeFetch,
  { name, graph, path, now }: Place,
  { clientId, clientSecret }: PlatformApp,
): Promise<AppTestResult> {
  const params = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }
  const ask = async () => {
    const reply = await openGraph(fetch, graph, [clientSecret, clientId])(path, { params })
    return readGraphReply(tokenReplySchema, reply)
  }
  return getAppTestResult(ask, (error) => connectError(error, name, now))
}

const TOO_MANY_CODES = new Set([4, 17, 32, 613])

/** Returns the error of a failed sign-in at a network, with a message for the user. `now` is epoch milliseconds. */
export function connectError(error: unknown, name: string, now: number): AppError {
  if (error instanceof AppError) return error
  if (error instanceof TransportError || !(error instanceof GraphError) || !error.failure.isOwn) {
    return new AppError('connection_unreachable', {
      detail: fillWords(NETWORK_WORDS.shared.silent, { name }),
      cause: error,
    })
  }
  const { status, code, headers, message } = error.failure
  if (status === 429 || TOO_MANY_CODES.has(code)) {
    const retryAt = getGraphRetryAt(headers, now)
    const detail = fillWords(NETWORK_WORDS.shared.tooManyRequests, { name })
    const wait = retryAt === null ? {} : { retryAfter: Math.ceil((retryAt - now) / 1000) }
    return new AppError('rate_limited', { detail, cause: error, ...wait })
  }
  if (status >= 500) {
    return new AppError('connection_unreachable', {
      detail: fillWords(NETWORK_WORDS.shared.inTrouble, { name }),
      cause: error,
    })
  }
  const detail = fillWords(NETWORK_WORDS.metaGraph.refused, { name, message })
  return new AppError('connection_refused', { detail, cause: error })
}
