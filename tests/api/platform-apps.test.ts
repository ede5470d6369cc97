import { listPlatformApps, removePlatformApp, savePlatformApp } from '@postwright/core/api/platform-apps'
import { paths } from '@postwright/core/paths'
import { beforeEach, expect, test } from 'vitest'
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

test('a network with kinds of apps keeps the one that was chosen, the first unless one is named, and takes no other', async () => {
  const deps = await createLocalDeps(ENVIRONMENT)
  const stored = async (kind?: string) =>
    save(deps, 'operator', { platform: 'linkedin', ...KEYS, ...(kind && { kind }) })
  expect(await stored()).toMatchObject({ kind: 'member' })
  expect(await stored('community')).toMatchObject({ kind: 'community' })
  expect(await deps.platformApps.get('linkedin')).toEqual({ ...KEYS, kind: 'community' })
  await expect(stored('other')).rejects.toMatchObject({
    code: 'validation_failed',
    fields: { kind: expect.any(String) },
  })
  await database().doc(paths.platformApp('linkedin')).delete()
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
