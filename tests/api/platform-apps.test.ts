import { createServer } from 'node:http'
import {
  listPlatformApps,
  readPlatformAppUses,
  removePlatformApp,
  revertPlatformApp as revertEndpoint,
  rotatePlatformApp as rotateEndpoint,
  savePlatformApp,
  setPlatformAppEnd,
  testPlatformApp as testEndpoint,
} from '@postwright/core/api/platform-apps'
import { canTestApp, REPLACED_KEYS_RETENTION } from '@postwright/core/platforms/platform-app'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { PlatformContract } from '@postwright/core/platforms/platform-contract'
import { platformSchema } from '@postwright/core/platforms/platform'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readAppUses } from '../../functions/src/domain/platform-apps/platform-apps.ts'
import {
  forgetReplacedKeys,
  revertPlatformApp,
  rotatePlatformApp,
} from '../../functions/src/domain/platform-apps/rotate-platform-app.ts'
import { testPlatformApp } from '../../functions/src/domain/platform-apps/test-platform-app.ts'
import { createTestClock } from '../support/clock.ts'
import { asAdmin, confirm } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf, setFields } from '../support/documents.ts'
import { createLocalDeps, newKeyRing } from '../support/local-api.ts'
import { savePlatformApp as save } from '../../functions/src/domain/platform-apps/save-platform-app.ts'

const KEYS = { clientId: 'client-id-1234', clientSecret: 'client-secret-5678' }
const ENVIRONMENT = { SEALING_KEYS: newKeyRing() }

let admin: TestCaller
beforeEach(async () => {
  await database().doc(paths.platformApp('sandbox')).delete()
  admin = await asAdmin(await createCaller())
  await confirm(admin)
})

test('an admin stores keys, sees the end of each, and removes them; each step is in the audit log', async () => {
  const { app } = dataOf(await admin.call(savePlatformApp, { platform: 'sandbox', ...KEYS }))
  expect(app).toMatchObject({ platform: 'sandbox', source: 'stored', clientIdEnd: '1234', clientSecretEnd: '5678' })
  expect(dataOf(await admin.call(listPlatformApps, {})).apps).toContainEqual(app)
  const stored = JSON.stringify(await fieldsOf(paths.platformApp('sandbox')))
  expect(stored).not.toContain('client-id')
  expect(stored).not.toContain('client-secret')
  expect(dataOf(await admin.call(removePlatformApp, { platform: 'sandbox' }))).toEqual({ removed: true })
  expect(dataOf(await admin.call(removePlatformApp, { platform: 'sandbox' }))).toEqual({ removed: false })
  const entries = await auditEntriesFor('sandbox')
  const actorUid = admin.uid
  expect(entries).toContainEqual(expect.objectContaining({ action: 'platform_app.saved', actorUid }))
  expect(entries).toContainEqual(expect.objectContaining({ action: 'platform_app.removed', actorUid }))
  expect(entries.filter((entry) => 'actorUid' in entry && entry.actorUid === actorUid)).toHaveLength(2)
  expect(JSON.stringify(entries)).not.toContain('secret-5678')
})

test('the end of keys that an admin types is kept, with the keys that are replaced, and needs stored keys', async () => {
  const keyEndsAt = Date.UTC(2027, 5, 1)
  errorOf(await admin.call(setPlatformAppEnd, { platform: 'sandbox', keyEndsAt }), 'not_found')
  const { app } = dataOf(await admin.call(savePlatformApp, { platform: 'sandbox', ...KEYS, keyEndsAt }))
  expect(app.keyEndsAt).toBe(keyEndsAt)
  const set = dataOf(await admin.call(setPlatformAppEnd, { platform: 'sandbox', keyEndsAt: null }))
  expect(set.app.keyEndsAt).toBeNull()
  expect(await auditEntriesFor('sandbox')).toContainEqual(
    expect.objectContaining({ action: 'platform_app.end_set', actorUid: admin.uid }),
  )
  const person = await createCaller()
  errorOf(await person.call(setPlatformAppEnd, { platform: 'sandbox', keyEndsAt }), 'route_not_found')
})

test('a network with kinds of apps keeps the one that was chosen, the first unless one is named, and takes no other', async () => {
  const deps = await createLocalDeps(ENVIRONMENT)
  const stored = async (kind?: string) =>
    save(deps, 'operator', { platform: 'linkedin', ...KEYS, ...(kind && { kind }) })
  const remove = async () => database().doc(paths.platformApp('linkedin')).delete()
  await remove()
  expect(await stored()).toMatchObject({ kind: 'member' })
  await expect(stored('community')).rejects.toMatchObject({ code: 'stale_revision' })
  await remove()
  expect(await stored('community')).toMatchObject({ kind: 'community' })
  expect(await deps.platformApps.get('linkedin')).toEqual({ ...KEYS, kind: 'community' })
  await expect(stored('other')).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { kind: expect.any(String) },
  })
  await remove()
})

test('of a short key nothing is shown', async () => {
  const short = { clientId: '1234567', clientSecret: '12345678' }
  const { app } = dataOf(await admin.call(savePlatformApp, { platform: 'sandbox', ...short }))
  expect(app).toMatchObject({ clientIdEnd: '', clientSecretEnd: '5678' })
})

test('keys without a value are refused', async () => {
  errorOf(await admin.call(savePlatformApp, { platform: 'sandbox', ...KEYS, clientSecret: '  ' }), 'validation_failed')
})

test('the server opens stored keys; those of its environment come first', async () => {
  const deps = await createLocalDeps(ENVIRONMENT)
  expect(await deps.platformApps.get('sandbox')).toBeNull()
  await save(deps, 'operator', { platform: 'sandbox', ...KEYS })
  expect(await deps.platformApps.get('sandbox')).toEqual(KEYS)
  expect(await deps.platformApps.available()).toContain('sandbox')
  const fixed = { clientId: 'from-outside', clientSecret: 'from-outside' }
  const other = await createLocalDeps({ ...ENVIRONMENT, PLATFORM_APPS: JSON.stringify({ sandbox: fixed }) })
  expect(await other.platformApps.get('sandbox')).toEqual(fixed)
})

test('keys that were copied to another network do not open there', async () => {
  const deps = await createLocalDeps(ENVIRONMENT)
  await save(deps, 'operator', { platform: 'bluesky', ...KEYS })
  const copied = await fieldsOf(paths.platformApp('bluesky'))
  await setFields(paths.platformApp('sandbox'), copied ?? {})
  await expect(deps.platformApps.get('sandbox')).rejects.toThrow()
  await database().doc(paths.platformApp('bluesky')).delete()
})

const NEXT = { clientId: 'client-id-9999', clientSecret: 'client-secret-8888' }

/** A fake network that issues an app token for one secret and echoes a wrong secret in its refusal. */
async function startNetwork() {
  const network = { right: KEYS.clientSecret, isDown: false, calls: 0 }
  const server = createServer((request, response) => {
    network.calls += 1
    let sent = ''
    request.on('data', (chunk) => {
      sent += String(chunk)
    })
    request.on('end', () => {
      const given = new URLSearchParams(sent || (request.url ?? '').split('?')[1])
      const isRight = given.get('client_secret') === network.right && given.get('grant_type') === 'client_credentials'
      response.statusCode = network.isDown ? 503 : isRight ? 200 : 400
      response.setHeader('content-type', 'application/json')
      const refusal = { error: { message: `Wrong secret ${given.get('client_secret')}`, type: 'OAuth', code: 1 } }
      response.end(JSON.stringify(isRight && !network.isDown ? { access_token: 'app-token' } : refusal))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(async () => {
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { network, url: `http://127.0.0.1:${address.port}` }
}

async function startRotation() {
  const { network, url } = await startNetwork()
  const clock = createTestClock(Date.UTC(2027, 0, 1))
  const environment = { ...ENVIRONMENT, PLATFORM_URLS: JSON.stringify({ threads: url }) }
  const deps = await createLocalDeps(environment, { clock })
  const forget = async () => database().doc(paths.platformApp('threads')).delete()
  await forget()
  onTestFinished(async () => {
    await forget()
  })
  await save(deps, 'operator', { platform: 'threads', ...KEYS })
  const rotate = (keys = NEXT, withoutTest = false) =>
    rotatePlatformApp(deps, 'operator', { platform: 'threads', ...keys, withoutTest })
  return { network, clock, deps, rotate, inUse: () => deps.platformApps.get('threads') }
}

test('new keys replace the present ones only when the network has accepted them', async () => {
  const { network, rotate, inUse } = await startRotation()
  const refused = await rotate()
  expect(refused).toMatchObject({ outcome: 'refused', app: null })
  expect(JSON.stringify(refused)).not.toContain(NEXT.clientSecret)
  network.isDown = true
  expect(await rotate(NEXT, true)).toMatchObject({ outcome: 'unreachable', app: null })
  expect(await inUse()).toEqual(KEYS)
  const stored = JSON.stringify(await fieldsOf(paths.platformApp('threads')))
  expect(stored).not.toContain('8888')
  network.isDown = false
  network.right = NEXT.clientSecret
  const swapped = await rotate()
  expect(swapped).toMatchObject({ outcome: 'swapped', app: { clientSecretEnd: '8888' } })
  expect(swapped.app?.previous).toMatchObject({ clientIdEnd: '1234', clientSecretEnd: '5678' })
  expect(await inUse()).toEqual(NEXT)
  expect(JSON.stringify(await fieldsOf(paths.platformApp('threads')))).not.toContain('client-secret')
})

test('the same rotation again changes nothing and asks the network nothing', async () => {
  const { network, rotate } = await startRotation()
  network.right = NEXT.clientSecret
  const first = await rotate()
  const { calls } = network
  expect(await rotate()).toEqual(first)
  expect(network.calls).toBe(calls)
})

test('a rotation can be taken back once for a week, then the replaced keys are deleted', async () => {
  const { network, clock, deps, rotate, inUse } = await startRotation()
  network.right = NEXT.clientSecret
  const { app } = await rotate()
  const replacedAt = app?.previous?.replacedAt ?? 0
  const revert = () => revertPlatformApp(deps, 'operator', { platform: 'threads', replacedAt })
  clock.advance(1_000)
  expect(await revert()).toMatchObject({ clientSecretEnd: '5678', previous: { clientSecretEnd: '8888' } })
  expect(await inUse()).toEqual(KEYS)
  await expect(revert()).rejects.toMatchObject({ code: 'stale_revision' })
  await forgetReplacedKeys(deps)
  expect((await deps.platformAppStore.get('threads'))?.previous).not.toBeNull()
  clock.advance(REPLACED_KEYS_RETENTION)
  await forgetReplacedKeys(deps)
  expect((await deps.platformAppStore.get('threads'))?.previous).toBeNull()
  expect(await inUse()).toEqual(KEYS)
})

test('a test of the keys in use is stored with its time and is in the audit log without what the network said', async () => {
  const { network, deps } = await startRotation()
  expect(await testPlatformApp(deps, 'operator', 'threads')).toEqual({ outcome: 'passed', detail: '' })
  expect((await deps.platformAppStore.get('threads'))?.tested).toMatchObject({ outcome: 'passed' })
  network.right = 'another'
  const failed = await testPlatformApp(deps, 'operator', 'threads')
  expect(failed.outcome).toBe('refused')
  expect(failed.detail).not.toContain(KEYS.clientSecret)
  const entries = (await auditEntriesFor('threads')).filter(
    (entry) => 'action' in entry && entry.action === 'platform_app.tested',
  )
  expect(entries).toContainEqual(expect.objectContaining({ facts: { platform: 'threads', outcome: 'refused' } }))
  expect(JSON.stringify(entries)).not.toContain('Wrong secret')
})

test('keys that no call can prove are replaced only when that was confirmed', async () => {
  const deps = await createLocalDeps(ENVIRONMENT)
  await database().doc(paths.platformApp('pinterest')).delete()
  await save(deps, 'operator', { platform: 'pinterest', ...KEYS })
  const rotate = (withoutTest: boolean) =>
    rotatePlatformApp(deps, 'operator', { platform: 'pinterest', ...NEXT, withoutTest })
  await expect(rotate(false)).rejects.toMatchObject({ code: 'validation_failed' })
  expect(await testPlatformApp(deps, 'operator', 'pinterest')).toMatchObject({ outcome: 'untestable' })
  expect(await rotate(true)).toMatchObject({ outcome: 'swapped', app: { tested: null } })
  await database().doc(paths.platformApp('pinterest')).delete()
})

test('a network has a test of its keys exactly where its contract names the page of one', async () => {
  const { appTests } = await createLocalDeps(ENVIRONMENT)
  for (const platform of platformSchema.options) {
    const { auth }: PlatformContract = PLATFORM_CONTRACTS[platform]
    expect(appTests[platform] !== null, platform).toBe(canTestApp(auth))
  }
})

test('what a rotation concerns is counted by app, and channels from before are counted too', async () => {
  const { deps } = await startRotation()
  const app = await deps.platformAppStore.get('threads')
  const base = { schema: 1, rev: 1, createdAt: new Date(), updatedAt: new Date(), createdBy: 'u', sealed: 'x' }
  const before = await readAppUses(deps, 'threads')
  const plant = async (id: string, facts: object) =>
    setFields(paths.connectionSecret(id), { ...base, id, platform: 'threads', ...facts })
  await plant('uses-1', { workspaceId: 'uses-w1', appRef: app?.appRef })
  await plant('uses-2', { workspaceId: 'uses-w1', appRef: 'of-an-earlier-app' })
  await plant('uses-3', { workspaceId: 'uses-w2' })
  const after = await readAppUses(deps, 'threads')
  expect(after).toMatchObject({
    channels: before.channels + 3,
    ofThisApp: before.ofThisApp + 1,
    workspaces: before.workspaces + 2,
  })
  expect(after.workedAt).not.toBeNull()
  for (const id of ['uses-1', 'uses-2', 'uses-3']) await database().doc(paths.connectionSecret(id)).delete()
})

test('another person neither tests, replaces nor restores keys, nor counts what depends on them; an admin does over HTTP', async () => {
  const other = await createCaller()
  const platform = 'sandbox' as const
  errorOf(await other.call(readPlatformAppUses, { platform }), 'route_not_found')
  errorOf(await other.call(testEndpoint, { platform }), 'route_not_found')
  errorOf(await other.call(rotateEndpoint, { platform, ...NEXT, withoutTest: true }), 'route_not_found')
  errorOf(await other.call(revertEndpoint, { platform, replacedAt: 1 }), 'route_not_found')
  errorOf(await admin.call(testEndpoint, { platform }), 'not_found')
  dataOf(await admin.call(savePlatformApp, { platform, ...KEYS }))
  errorOf(await admin.call(savePlatformApp, { platform, ...NEXT }), 'stale_revision')
  const swapped = dataOf(await admin.call(rotateEndpoint, { platform, ...NEXT, withoutTest: true }))
  expect(JSON.stringify(swapped)).not.toContain('client-')
  const replacedAt = swapped.app?.previous?.replacedAt ?? 0
  const { app } = dataOf(await admin.call(revertEndpoint, { platform, replacedAt }))
  expect(app).toMatchObject({ clientIdEnd: '1234', previous: { clientIdEnd: '9999' } })
  expect(dataOf(await admin.call(readPlatformAppUses, { platform })).uses.channels).toBeGreaterThanOrEqual(0)
  const own = (await auditEntriesFor(platform)).filter((entry) => 'actorUid' in entry && entry.actorUid === admin.uid)
  const actions = own.map((entry) => ('action' in entry ? String(entry.action) : ''))
  expect(actions.toSorted()).toEqual(['platform_app.reverted', 'platform_app.rotated', 'platform_app.saved'])
})
