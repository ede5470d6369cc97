import { getHealth } from '@postwright/core/api/health'
import { expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

test('health says that Firestore and Auth answer', async () => {
  const reply = await callApi(getHealth, {})
  expect(dataOf(reply)).toEqual({ status: 'ok', firestore: 'ok', auth: 'ok' })
  expect(reply.headers.get('cache-control')).toBe('no-store')
})

test('health is a failure without a reason when a service does not answer', async () => {
  const deps = await createLocalDeps()
  const getUser = () => Promise.reject(new Error('auth at 10.0.0.7 is down'))
  const { api, stop } = await serveApi({ ...deps, identity: { ...deps.identity, getUser } })
  const error = errorOf(await callApi(getHealth, {}, { api }), 'internal')
  expect(error.detail).toBe('Something went wrong on our side. Please try again.')
  expect(JSON.stringify(error)).not.toContain('10.0.0.7')
  await stop()
})
