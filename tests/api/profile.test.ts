import { register } from '@postwright/core/api/auth'
import { getMe, updateMe } from '@postwright/core/api/users'
import { USERNAME_HOLD } from '@postwright/core/limits'
import { describe, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, newPerson } from '../support/callers.ts'
import { createTestClock } from '../support/clock.ts'
import { createLocalDeps, serveApi } from '../support/local-api.ts'

const newName = () => newPerson().username

describe('changing one’s names', () => {
  test('changes what is sent and nothing else', async () => {
    const ada = await createCaller()
    const { rev } = ada.user
    const sent = { rev, full_name: '  Ada King ', role: 'admin', email: 'other@example.com' }
    const changed = dataOf(await ada.call(updateMe, sent))
    expect(changed).toMatchObject({ fullName: 'Ada King', username: ada.user.username, role: 'user', email: ada.email })
    expect(dataOf(await ada.call(getMe, {}))).toEqual(changed)
    errorOf(await ada.call(updateMe, { rev, full_name: 'Ada' }), 'stale_revision')
  })

  test('a name in use is refused by name, and two who want one at once get it once', async () => {
    const [ada, bob] = await Promise.all([createCaller(), createCaller()])
    const taken = await ada.call(updateMe, { rev: ada.user.rev, username: bob.user.username.toUpperCase() })
    expect(errorOf(taken, 'username_taken').fields).toHaveProperty('username')
    const username = newName()
    const both = await Promise.all([ada, bob].map((one) => one.call(updateMe, { rev: one.user.rev, username })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('an old name is held for its former owner, who may take it back, and is free after 30 days', async () => {
    const clock = createTestClock(Date.now())
    const { api, stop } = await serveApi(await createLocalDeps({}, { clock }))
    const [ada, bob] = [await createCaller({ api }), await createCaller({ api })]
    const [old, next] = [ada.user.username, newName()]
    const changed = dataOf(await ada.call(updateMe, { rev: ada.user.rev, username: next }))
    errorOf(await bob.call(updateMe, { rev: bob.user.rev, username: old }), 'username_taken')
    errorOf(await callApi(register, { ...newPerson(), username: old }, { api }), 'username_taken')
    const back = dataOf(await ada.call(updateMe, { rev: changed.rev, username: old }))
    const away = dataOf(await ada.call(updateMe, { rev: back.rev, username: next }))
    expect(away.username).toBe(next)
    clock.advance(USERNAME_HOLD)
    dataOf(await callApi(register, { ...newPerson(), username: old }, { api }))
    await stop()
  })

  test('does not let callers collect names', async () => {
    const ada = await createCaller()
    let { rev } = ada.user
    for (let i = 0; i < 3; i += 1) ({ rev } = dataOf(await ada.call(updateMe, { rev, username: newName() })))
    errorOf(await ada.call(updateMe, { rev, username: newName() }), 'rate_limited')
  })
})

test('a person chooses what is mailed to them, each reason once', async () => {
  const ada = await createCaller()
  const { rev } = dataOf(await ada.call(getMe, {}))
  expect(dataOf(await ada.call(updateMe, { rev, mailedReasons: ['mention', 'review'] })).mailedReasons).toEqual([
    'mention',
    'review',
  ])
  const unknown = { rev: rev + 1, mailedReasons: ['everything'] }
  errorOf(await ada.call(updateMe, unknown as never), 'validation_failed')
})
