import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askForTokens, newVerifier, registerAssistant } from '../support/assistants.ts'
import { createCaller } from '../support/callers.ts'
import { openBrowser, openPage } from '../support/chromium.ts'
import { auditPage, prepareAudit } from '../support/page-audit.ts'
import { photograph } from '../support/photograph.ts'
import { callPublic } from '../support/public-api.ts'
import { signIn } from '../support/sign-in.ts'

const SETTINGS = '/dashboard/settings/api'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

it('a person makes a key, uses it and revokes it, and connects an assistant', async () => {
  const owner = await createCaller({ fullName: 'Olive Owner' })
  const page = await openPage(browser, 'api-and-keys')
  await prepareAudit(page)
  await signIn(page, owner, SETTINGS)
  await page.getByText('No API keys yet').waitFor()
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Build server')
  await photograph(page, 'api-key-dialog')
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Create API key' }).click()
  const secret = await dialog.getByRole('textbox', { name: 'API key' }).inputValue()
  await photograph(page, 'api-key-made')
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  expect((await callPublic(secret, '/posts', { method: 'POST', body: { text: 'By the build server' } })).status).toBe(
    201,
  )
  expect((await callPublic(secret, '/calendar?from=0&to=1')).body).toMatchObject({ code: 'scope_missing' })

  const { verifier, challenge } = newVerifier()
  const asked = await receiveCallback()
  const clientId = String((await registerAssistant({ redirect_uris: [asked.address] })).body['client_id'])
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: asked.address,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    scope: 'posts:read posts:write posts:schedule',
    state: 'back',
  })
  await page.goto(`/authorize?${query.toString()}`)
  await page.getByRole('heading', { name: 'Allow Claude to use your workspace?' }).waitFor()
  await page.getByRole('radio').first().waitFor()
  expect(await auditPage(page, 'api-consent')).toEqual([])
  await photograph(page, 'api-consent', { isWhole: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('checkbox', { name: 'Schedule, move and cancel posts' }).uncheck()
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  const answer = await asked.query
  asked.stop()
  expect(answer.get('state')).toBe('back')
  const form = { grant_type: 'authorization_code', client_id: clientId, code: answer.get('code') ?? '' }
  const { body } = await askForTokens({ ...form, code_verifier: verifier, redirect_uri: asked.address })
  expect(body).toMatchObject({ scope: 'posts:read posts:write' })

  await page.goto(SETTINGS)
  await page.getByText('For Olive Owner').waitFor()
  expect(await auditPage(page, 'api-settings')).toEqual([])
  await photograph(page, 'api-settings', { isWhole: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Revoke Build server' }).click()
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('No API keys yet').waitFor()
  expect(await callPublic(secret, '/posts')).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
})

it('a request of an assistant that isn’t as registered connects nothing, and visitors sign in first', async () => {
  const owner = await createCaller()
  const visitor = await openPage(browser, 'api-visitor')
  await visitor.goto('/authorize?client_id=nobody&response_type=code')
  await visitor.waitForURL((url) => url.pathname === '/login' && url.search.includes('client_id'))
  const page = await openPage(browser, 'api-invalid')
  await signIn(page, owner, '/authorize?client_id=nobody&redirect_uri=https%3A%2F%2Fexample.com')
  await page.getByRole('heading', { name: 'This request isn’t valid' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/authorize')
})

it('developers read how the API works without an account', async () => {
  const page = await openPage(browser, 'developers')
  await prepareAudit(page)
  await page.goto('/developers')
  await page.getByRole('heading', { level: 1, name: 'Developers' }).waitFor()
  await page.getByText('Example: Schedule a post').click()
  await page.getByRole('group', { name: 'Schedule a post with curl' }).waitFor()
  expect(await auditPage(page, 'developers')).toEqual([])
  await photograph(page, 'developers', { isWhole: true })
})

/** Starts an assistant on the person's own device, to whose address the browser is redirected. */
async function receiveCallback(): Promise<{ address: string; query: Promise<URLSearchParams>; stop: () => void }> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const port = (server.address() as { port: number }).port
  const query = new Promise<URLSearchParams>((resolve) => {
    server.on('request', (request, response) => {
      response.end('Connected')
      const url = new URL(request.url ?? '', 'http://127.0.0.1')
      if (url.pathname === '/callback') resolve(url.searchParams)
    })
  })
  return { address: `http://127.0.0.1:${port}/callback`, query, stop: () => server.close() }
}
