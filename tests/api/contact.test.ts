import { sendContactMessage, settleContactMessage } from '@postwright/core/api/contact'
import { CONTACT_MESSAGE_KEPT } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { expect, test } from 'vitest'
import { asAdmin } from '../support/account.ts'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller } from '../support/callers.ts'
import { database, fieldsOf } from '../support/documents.ts'

const MESSAGE = {
  name: 'Ada Byron',
  email: 'Ada@Example.com',
  topic: 'question' as const,
  message: 'Does the calendar know about the clock change in spring?',
}

function messageOf(suffix: string) {
  return { ...MESSAGE, message: `${MESSAGE.message} ${suffix} ${Date.now()}` }
}

test('a message is stored and answered with a receipt to quote', async () => {
  const message = messageOf('one')
  const { receipt } = dataOf(await callApi(sendContactMessage, message))
  expect(receipt).toMatch(/^[0-9A-F]{8}$/)
  const stored = await database().collection(paths.contactMessages()).where('receipt', '==', receipt).get()
  expect(stored.size).toBe(1)
  const kept = await fieldsOf(paths.contactMessage(stored.docs[0]?.id ?? ''))
  expect(kept).toMatchObject({
    name: 'Ada Byron',
    email: 'ada@example.com',
    topic: 'question',
    message: message.message,
    status: 'new',
  })
  // The privacy policy promises deletion after a year.
  expect(kept?.['expiresAt'].toMillis() - kept?.['createdAt'].toMillis()).toBe(CONTACT_MESSAGE_KEPT)
})

test('the same message sent twice is one message with one receipt', async () => {
  const message = messageOf('two')
  const replies = await Promise.all([callApi(sendContactMessage, message), callApi(sendContactMessage, message)])
  const [first, second] = replies.map((reply) => dataOf(reply).receipt)
  expect(first).toBe(second)
  const stored = await database().collection(paths.contactMessages()).where('receipt', '==', first).get()
  expect(stored.size).toBe(1)
})

test('an empty name, a wrong address and a message of a few words are refused by field', async () => {
  const reply = await callApi(sendContactMessage, { ...MESSAGE, name: ' ', email: 'nobody', message: 'Hello' })
  expect(Object.keys(errorOf(reply, 'validation_failed').fields ?? {}).sort()).toEqual(['email', 'message', 'name'])
})

test('a topic that is not on offer is refused', async () => {
  const { topic: _topic, ...rest } = messageOf('three')
  const reply = await callApi({ ...sendContactMessage, input: sendContactMessage.input.partial() }, rest)
  expect(Object.keys(errorOf(reply, 'validation_failed').fields ?? {})).toEqual(['topic'])
})

test('an admin marks a message as answered once, and the audit log has it; others find no such address', async () => {
  const { receipt } = dataOf(await callApi(sendContactMessage, messageOf('four')))
  const stored = await database().collection(paths.contactMessages()).where('receipt', '==', receipt).get()
  const messageId = stored.docs[0]?.id ?? ''
  const person = await createCaller()
  const answered = { messageId, rev: 1, status: 'answered' as const }
  errorOf(await person.call(settleContactMessage, answered), 'route_not_found')
  const admin = await asAdmin(await createCaller())
  expect(dataOf(await admin.call(settleContactMessage, answered))).toEqual({ rev: 2 })
  // Repeated, as after a lost reply.
  expect(dataOf(await admin.call(settleContactMessage, answered))).toEqual({ rev: 2 })
  errorOf(await admin.call(settleContactMessage, { messageId, rev: 1, status: 'spam' }), 'stale_revision')
  expect(await fieldsOf(paths.contactMessage(messageId))).toMatchObject({ status: 'answered', rev: 2 })
  const log = await database().collection(paths.auditLog()).where('subject', '==', messageId).get()
  expect(log.docs.map((entry) => entry.data())).toEqual([
    expect.objectContaining({ action: 'contact_message.settled', actorUid: admin.uid }),
  ])
  errorOf(await admin.call(settleContactMessage, { ...answered, messageId: 'unknown' }), 'not_found')
})
