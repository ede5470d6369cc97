import {
  allowAssistant,
  disconnectAssistant,
  listAssistants,
  readAssistantRequest,
  refuseAssistant,
} from '@postwright/core/api/assistants'
import { removeMember } from '@postwright/core/api/members'
import { paths } from '@postwright/core/paths'
import { apiScopeSchema } from '@postwright/core/rights/scopes'
import { Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import {
  askForTokens,
  connectAssistant,
  consent,
  newVerifier,
  REDIRECT,
  registerAssistant,
  requestOf,
} from '../support/assistants.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { EMULATORS } from '../support/emulators.ts'
import { addMember } from '../support/members.ts'
import { callPublic } from '../support/public-api.ts'

let owner: TestCaller
let clientId: string

beforeAll(async () => {
  owner = await createCaller({ fullName: 'Ada Lovelace' })
  clientId = String((await registerAssistant()).body['client_id'])
})

async function send(token: string, method: string, params: object): Promise<Response> {
  return fetch(`${EMULATORS.web}/api/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
}

/** HTTP status of a call with the token to the MCP server. */
const opens = async (token: string): Promise<number> => (await send(token, 'tools/list', {})).status

const callTool = async (token: string, tool: { name: string; arguments: object }): Promise<string> =>
  (await send(token, 'tools/call', tool)).text()

const refresh = (clientOf: string, refreshToken: string, more: Record<string, string> = {}) =>
  askForTokens({ grant_type: 'refresh_token', client_id: clientOf, refresh_token: refreshToken, ...more })

test('the metadata says where to register, ask and trade, and that only S256 is taken', async () => {
  const server = (await (await fetch(`${EMULATORS.web}/.well-known/oauth-authorization-server`)).json()) as object
  expect(server).toMatchObject({
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    scopes_supported: apiScopeSchema.options,
  })
  for (const end of ['', '/api/mcp']) {
    const resource = await (await fetch(`${EMULATORS.web}/.well-known/oauth-protected-resource${end}`)).json()
    expect(resource).toMatchObject({ resource: expect.stringMatching(/\/api\/mcp$/) })
  }
  const response = await fetch(`${EMULATORS.web}/api/mcp`, { method: 'POST', body: '{}' })
  expect(response.headers.get('www-authenticate')).toContain('/.well-known/oauth-protected-resource/api/mcp')
  expect((await fetch(`${EMULATORS.web}/api/mcp`)).status).toBe(405)
})

test('a person connects an assistant with fewer scopes than it asks for, sees it, and ends it at once', async () => {
  const { verifier, challenge } = newVerifier()
  const request = requestOf(clientId, challenge, { scope: 'posts:read posts:write calendar:read' })
  const shown = dataOf(await owner.call(readAssistantRequest, request))
  expect(shown).toEqual({
    name: 'Claude',
    host: '127.0.0.1:8787',
    scopes: ['posts:read', 'posts:write', 'calendar:read'],
  })
  const { workspaceId } = owner
  const { address } = dataOf(await owner.call(allowAssistant, { workspaceId, request, scopes: ['posts:read'] }))
  const back = new URL(address)
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([REDIRECT, 'back'])
  const code = back.searchParams.get('code') ?? ''
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    code,
    code_verifier: verifier,
    redirect_uri: REDIRECT,
  }
  const { status, body } = await askForTokens(form)
  expect([status, body]).toMatchObject([200, { token_type: 'Bearer', scope: 'posts:read' }])
  expect(await opens(String(body['access_token']))).toBe(200)
  const { assistants } = dataOf(await owner.call(listAssistants, { workspaceId }))
  expect(assistants[0]).toMatchObject({ name: 'Claude', connectedBy: 'Ada Lovelace', actsAlone: false })
  dataOf(await owner.call(disconnectAssistant, { workspaceId, assistantId: assistants[0]?.id ?? '' }))
  expect(await opens(String(body['access_token']))).toBe(401)
  expect((await refresh(clientId, String(body['refresh_token']))).body).toEqual({ error: 'invalid_grant' })
})

test('a refusal goes back to the assistant', async () => {
  const { address } = dataOf(await owner.call(refuseAssistant, requestOf(clientId, newVerifier().challenge)))
  expect(new URL(address).searchParams.get('error')).toBe('access_denied')
})

test('tokens are stored as hashes only', async () => {
  const { accessToken, refreshToken } = await connectAssistant(owner)
  const [id = ''] = accessToken.split('.')
  const stored = JSON.stringify(await fieldsOf(paths.assistant(id)))
  expect(stored).not.toContain(accessToken.split('.')[1])
  expect(stored).not.toContain(refreshToken.split('.')[1])
})

describe('refused', () => {
  test.each([
    'http://example.com/callback',
    'https://user:secret@example.com/callback',
    'https://example.com/callback#fragment',
    'javascript:alert(1)',
    'custom-scheme://callback',
    'not an address',
    'http://127.0.0.1.example.com/',
  ])('registering %s', async (redirect) => {
    expect((await registerAssistant({ redirect_uris: [REDIRECT, redirect] })).body).toEqual({
      error: 'invalid_redirect_uri',
    })
  })

  test('registering with a secret, many addresses or none', async () => {
    const wrong = [
      { token_endpoint_auth_method: 'client_secret_basic' },
      { redirect_uris: [] },
      { redirect_uris: Array(11).fill(REDIRECT) },
      { grant_types: ['password'] },
    ]
    for (const metadata of wrong)
      expect((await registerAssistant(metadata)).body).toEqual({ error: 'invalid_client_metadata' })
  })

  test.each([
    ['another redirect address', { redirectUri: 'http://127.0.0.1:8787/callback/' }],
    ['an address that begins like the registered one', { redirectUri: `${REDIRECT}?next=https://example.com` }],
    ['another port', { redirectUri: 'http://127.0.0.1:9999/callback' }],
    ['a plain challenge', { codeChallengeMethod: 'plain' }],
    ['no challenge', { codeChallenge: '' }],
    ['an implicit token', { responseType: 'token' }],
    ['another audience', { resource: 'https://example.com/mcp' }],
    ['scopes that don’t exist', { scope: 'members:write admin' }],
    ['an unknown client', { clientId: 'nobody' }],
  ])('asking with %s', async (_, fields) => {
    const request = requestOf(clientId, newVerifier().challenge, fields)
    errorOf(await owner.call(readAssistantRequest, request), 'assistant_request_invalid')
    errorOf(await owner.call(refuseAssistant, request), 'assistant_request_invalid')
    const { workspaceId } = owner
    errorOf(
      await owner.call(allowAssistant, { workspaceId, request, scopes: ['posts:read'] }),
      'assistant_request_invalid',
    )
  })

  test('giving more scopes than were asked for, in a workspace of others, or as a client', async () => {
    const request = requestOf(clientId, newVerifier().challenge, { scope: 'posts:read' })
    const { workspaceId } = owner
    errorOf(
      await owner.call(allowAssistant, { workspaceId, request, scopes: ['posts:read', 'posts:schedule'] }),
      'assistant_request_invalid',
    )
    const other = await createCaller()
    errorOf(await other.call(allowAssistant, { workspaceId, request, scopes: ['posts:read'] }), 'not_found')
    await addMember(workspaceId, other.uid, 'client')
    errorOf(await other.call(allowAssistant, { workspaceId, request, scopes: ['posts:read'] }), 'forbidden')
    const editor = await createCaller()
    await addMember(workspaceId, editor.uid, 'editor')
    errorOf(
      await editor.call(allowAssistant, { workspaceId, request, scopes: ['posts:read'], actsAlone: true }),
      'forbidden',
    )
  })

  test('trading a code without its verifier, for another address, as another client, or too late', async () => {
    const { form } = await consent(owner)
    const other = String((await registerAssistant()).body['client_id'])
    const wrong: Record<string, string>[] = [
      { code_verifier: newVerifier().verifier },
      { code_verifier: '' },
      { redirect_uri: 'https://example.com' },
      { client_id: other },
      { code: 'pwc_none' },
    ]
    for (const fields of wrong)
      expect((await askForTokens({ ...form, ...fields })).body).toEqual({ error: 'invalid_grant' })
    expect((await askForTokens({ ...form, resource: 'https://example.com' })).body).toEqual({ error: 'invalid_target' })
    expect((await askForTokens({ ...form, grant_type: 'password' })).body).toEqual({ error: 'unsupported_grant_type' })
    const codes = await database().collection(paths.assistantCodes()).where('clientId', '==', form['client_id']).get()
    await codes.docs[0]?.ref.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) })
    expect((await askForTokens(form)).body).toEqual({ error: 'invalid_grant' })
  })

  test('a code that comes twice, which also ends the first connection', async () => {
    const { accessToken, form } = await connectAssistant(owner)
    expect(await opens(accessToken)).toBe(200)
    expect((await askForTokens(form)).body).toEqual({ error: 'invalid_grant' })
    expect(await opens(accessToken)).toBe(401)
  })

  test('of two that trade a code at once, one', async () => {
    const { form } = await consent(owner)
    const replies = await Promise.all([askForTokens(form), askForTokens(form)])
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  })

  test('the refresh token of one client with another, and a wider scope', async () => {
    const { refreshToken, accessToken, clientId: own } = await connectAssistant(owner)
    const other = await connectAssistant(owner)
    expect((await refresh(other.clientId, refreshToken)).body).toEqual({ error: 'invalid_grant' })
    expect((await refresh(own, refreshToken, { scope: 'posts:schedule' })).body).toEqual({ error: 'invalid_grant' })
    expect((await refresh(own, refreshToken, { resource: 'https://example.com' })).body).toEqual({
      error: 'invalid_target',
    })
    expect(await opens(accessToken)).toBe(200)
    expect(await opens(refreshToken)).toBe(401)
    const [id] = other.accessToken.split('.')
    expect(await opens(`${id}.${accessToken.split('.')[1]}`)).toBe(401)
  })

  test('a token of an assistant at the public API, which is another audience', async () => {
    const { accessToken } = await connectAssistant(owner)
    expect((await callPublic(accessToken, '/workspace')).status).toBe(401)
  })

  test('a refresh token that was used, which ends the connection', async () => {
    const { clientId: own, refreshToken } = await connectAssistant(owner)
    const { body } = await refresh(own, refreshToken)
    const next = await refresh(own, String(body['refresh_token']))
    expect(next.status).toBe(200)
    expect((await refresh(own, refreshToken)).body).toEqual({ error: 'invalid_grant' })
    expect(await opens(String(next.body['access_token']))).toBe(401)
  })

  test('a member who was removed, with every token', async () => {
    const ben = await createCaller()
    await addMember(owner.workspaceId, ben.uid, 'editor')
    const pending = await consent(ben, { workspaceId: owner.workspaceId })
    const { accessToken, clientId: own, refreshToken } = await connectAssistant(ben, { workspaceId: owner.workspaceId })
    dataOf(await owner.call(removeMember, { workspaceId: owner.workspaceId, uid: ben.uid }))
    expect((await askForTokens(pending.form)).body).toEqual({ error: 'invalid_grant' })
    expect((await refresh(own, refreshToken)).body).toEqual({ error: 'invalid_grant' })
    expect(await callTool(accessToken, { name: 'listPosts', arguments: {} })).toContain('not_found')
  })
})

test('a lost reply to a refresh is repaired within a minute', async () => {
  const { clientId: own, refreshToken } = await connectAssistant(owner)
  await refresh(own, refreshToken)
  const again = await refresh(own, refreshToken)
  expect(again.status).toBe(200)
  expect(await opens(String(again.body['access_token']))).toBe(200)
})

test('a refresh that asks for fewer scopes gets an access token for these, and the next may ask for all again', async () => {
  const { clientId: own, refreshToken } = await connectAssistant(owner)
  const narrow = await refresh(own, refreshToken, { scope: 'posts:read' })
  expect(narrow.body['scope']).toBe('posts:read')
  const draft = { name: 'createPost', arguments: { text: 'From an assistant' } }
  expect(await callTool(String(narrow.body['access_token']), draft)).toContain('scope_missing')
  const whole = await refresh(own, String(narrow.body['refresh_token']))
  expect(whole.body['scope']).toBe('posts:read posts:write')
  expect(await callTool(String(whole.body['access_token']), draft)).not.toContain('scope_missing')
})

test('a member who has become a client has no new tokens', async () => {
  const ben = await createCaller()
  const { workspaceId } = owner
  await addMember(workspaceId, ben.uid, 'editor')
  const { clientId: own, refreshToken } = await connectAssistant(ben, { workspaceId })
  await setFields(paths.member(workspaceId, ben.uid), { role: 'client' })
  expect((await refresh(own, refreshToken)).body).toEqual({ error: 'invalid_grant' })
})

test('an assistant ends its own connection', async () => {
  const { clientId: own, accessToken, refreshToken } = await connectAssistant(owner)
  await askForTokens({ client_id: 'somebody', token: refreshToken }, 'revoke')
  expect(await opens(accessToken)).toBe(200)
  await askForTokens({ client_id: own, token: refreshToken }, 'revoke')
  expect(await opens(accessToken)).toBe(401)
})
