import { MCP_PATH } from '@postwright/core/api/public/public-endpoint'
import { apiScopeSchema } from '@postwright/core/rights/scopes'
import { type Request, type Response, Router } from 'express'
import { mcpResource } from '../domain/api-access/authenticate-access.ts'
import { AppError } from '../domain/app-error.ts'
import { registerClient } from '../domain/assistants/register-client.ts'
import { exchangeCode, refreshTokens, revokeToken, type TokenReply } from '../domain/assistants/tokens.ts'
import type { Deps } from '../domain/ports/deps.ts'
import { countCall } from '../http/rate-limit.ts'
import { readFormBody, readJsonBody } from '../http/read-body.ts'
import { requestFacts, requestIdOf } from '../http/request-facts.ts'

const OAUTH_PATH = '/api/oauth'

/** Serves the metadata that MCP clients need to register and get tokens, as specified by RFC 8414 and RFC 9728. */
export function serveOauth(deps: Deps): Router {
  const router = Router({ caseSensitive: true })
  const { appOrigin } = deps.config

  router.get('/.well-known/oauth-authorization-server', (_request, response) => {
    response.json({
      issuer: appOrigin,
      authorization_endpoint: `${appOrigin}/authorize`,
      token_endpoint: `${appOrigin}${OAUTH_PATH}/token`,
      registration_endpoint: `${appOrigin}${OAUTH_PATH}/register`,
      revocation_endpoint: `${appOrigin}${OAUTH_PATH}/revoke`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: apiScopeSchema.options,
    })
  })

  router.get(
    ['/.well-known/oauth-protected-resource', `/.well-known/oauth-protected-resource${MCP_PATH}`],
    (_request, response) => {
      response.json({
        resource: mcpResource(deps.config),
        authorization_servers: [appOrigin],
        bearer_methods_supported: ['header'],
        scopes_supported: apiScopeSchema.options,
      })
    },
  )

  router.post(`${OAUTH_PATH}/register`, async (request, response) => {
    await limit(deps, request, response, { name: 'register', perMinute: 10 })
    const registered = await registerClient(deps, readJsonBody(request))
    if (!registered.ok) return void response.status(400).json({ error: registered.error })
    const { id, name, redirectUris, createdAt } = registered.client
    response.status(201).json({
      client_id: id,
      client_id_issued_at: Math.floor(createdAt / 1000),
      client_name: name,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })

  router.post(`${OAUTH_PATH}/token`, async (request, response) => {
    await limit(deps, request, response, { name: 'token', perMinute: 60 })
    const form = readFormBody(request)
    sendTokens(response, await tokensFor(deps, form))
  })

  router.post(`${OAUTH_PATH}/revoke`, async (request, response) => {
    await limit(deps, request, response, { name: 'revoke', perMinute: 60 })
    const { client_id: clientId = '', token = '' } = readFormBody(request)
    await revokeToken(deps, { clientId, token })
    response.status(200).json({})
  })

  return router
}

async function tokensFor(deps: Deps, form: Record<string, string>): Promise<TokenReply | 'unsupported_grant_type'> {
  const { client_id: clientId = '', resource = '' } = form
  if (form['grant_type'] === 'authorization_code') {
    const { code = '', redirect_uri: redirectUri = '', code_verifier: codeVerifier = '' } = form
    return exchangeCode(deps, { clientId, code, redirectUri, codeVerifier, resource })
  }
  if (form['grant_type'] === 'refresh_token') {
    const { refresh_token: refreshToken = '', scope = '' } = form
    return refreshTokens(deps, { clientId, refreshToken, scope, resource })
  }
  return 'unsupported_grant_type'
}

function sendTokens(response: Response, reply: TokenReply | 'unsupported_grant_type'): void {
  if (reply === 'unsupported_grant_type') return void response.status(400).json({ error: reply })
  if (!reply.ok) return void response.status(400).json({ error: reply.error })
  const { accessToken, refreshToken, scopes, expiresIn } = reply.tokens
  response.json({
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresIn,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  })
}

async function limit(
  deps: Deps,
  request: Request,
  response: Response,
  { name, perMinute }: { name: string; perMinute: number },
): Promise<void> {
  const { ip } = requestFacts(request, requestIdOf(response), deps.config.hostingNetworks)
  await countCall(deps, `oauth ${name}`, ip, { perMinute, by: 'address' })
  if (Object.keys(request.query).length > 0) throw new AppError('validation_failed')
}
