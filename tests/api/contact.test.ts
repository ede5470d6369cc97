import { sendContactMessage } from '@postwright/core/api/contact'
import { CONTACT_MESSAGE_KEPT } from '@postwright/core/limits'
import { paths } from '@postwright/core/paths'
import { expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
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
  // The privacy policy promises that it goes after a year.
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
