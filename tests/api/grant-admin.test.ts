import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findUser } from '@postwright/core/api/admin'
import { expect, test } from 'vitest'
import { dataOf, errorOf } from '../support/api.ts'
import { auditEntriesFor } from '../support/audit.ts'
import { createCaller, signInCaller } from '../support/callers.ts'
import { EMULATORS } from '../support/emulators.ts'

const SCRIPT = fileURLToPath(new URL('../../scripts/grant-admin.ts', import.meta.url))
const run = promisify(execFile)
const grant = (...args: string[]) =>
  run(process.execPath, [SCRIPT, ...args], { env: { ...process.env, GCLOUD_PROJECT: EMULATORS.project } })

test('the command line makes the first admin and takes the right back, and the audit log knows', async () => {
  const ada = await createCaller()
  expect((await grant(ada.email)).stdout).toContain('is now an admin')
  const admin = await signInCaller(ada)
  expect(dataOf(await admin.call(findUser, { email: ada.email })).user?.role).toBe('admin')
  await grant(ada.email, '--revoke')
  errorOf(await admin.call(findUser, { email: ada.email }), 'route_not_found')
  expect(await auditEntriesFor(ada.uid)).toContainEqual(
    expect.objectContaining({ action: 'role_set', actorUid: 'operator', facts: { before: 'user', after: 'admin' } }),
  )
})

test('an unknown address is told in one sentence', async () => {
  await expect(grant('nobody@example.com')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no account with the address nobody@example.com'),
  })
})
