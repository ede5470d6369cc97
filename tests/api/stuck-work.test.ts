import { listStuckMails, listStuckPayments, retryStuckMail, retryStuckPayment } from '@postwright/core/api/stuck-work'
import { mails } from '@postwright/core/collections/mails'
import { MAIL_KEPT, type Mail } from '@postwright/core/model/mail'
import { paths } from '@postwright/core/paths'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { converterFor } from '../../functions/src/store/converter.ts'
import { asAdmin } from '../support/account.ts'
import { dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { database, fieldsOf } from '../support/documents.ts'
import { makeBase } from '../support/factories/document-base.ts'

let admin: TestCaller
let person: TestCaller
beforeAll(async () => {
  person = await createCaller()
  admin = await asAdmin(await createCaller())
})

async function plantMail(given: Partial<Mail> = {}): Promise<Mail> {
  const now = Date.now()
  const mail: Mail = {
    ...makeBase(randomUUID()),
    createdAt: now,
    updatedAt: now,
    kind: 'invite',
    workspaceId: null,
    to: 'cora@example.com',
    facts: {},
    items: [],
    more: 0,
    sealedPath: null,
    state: 'failed',
    attempts: 4,
    dueAt: null,
    problem: 'recipient_refused',
    expiresAt: now + MAIL_KEPT,
    ...given,
  }
  await database().doc(paths.mail(mail.id)).withConverter(converterFor(mails)).set(mail)
  return mail
}

test('a mail that failed is listed without what it said, and is never sent again', async () => {
  const { id } = await plantMail()
  const found = dataOf(await admin.call(listStuckMails, {})).mails.find((mail) => mail.id === id)
  expect(found).toMatchObject({ to: 'cora@example.com', state: 'failed', canRetry: false })
  expect(found).not.toHaveProperty('facts')
  expect(found).not.toHaveProperty('sealedPath')
  expect(dataOf(await admin.call(retryStuckMail, { mailId: id }))).toEqual({ state: 'failed' })
  errorOf(await admin.call(retryStuckMail, { mailId: 'none' }), 'not_found')
})

test('a mail that waits for its next try is sent at once when an admin asks for it', async () => {
  const { id } = await plantMail({ state: 'waiting', attempts: 1, dueAt: Date.now() + 60 * 60_000, problem: null })
  expect(dataOf(await admin.call(retryStuckMail, { mailId: id })).state).not.toBe('waiting')
  expect(await fieldsOf(paths.mail(id))).toMatchObject({ attempts: 2 })
})

test('payments are listed for admins, and one that does not exist is not asked about', async () => {
  expect(dataOf(await admin.call(listStuckPayments, {})).payments).toBeInstanceOf(Array)
  errorOf(await admin.call(listStuckPayments, { after: 'no place' }), 'validation_failed')
  errorOf(await admin.call(listStuckMails, { after: 'pending payment1 1' }), 'validation_failed')
  errorOf(await admin.call(retryStuckPayment, { paymentId: 'none', eventId: null }), 'not_found')
})

test('stuck work does not exist for others', async () => {
  errorOf(await person.call(listStuckMails, {}), 'route_not_found')
  errorOf(await person.call(retryStuckMail, { mailId: 'none' }), 'route_not_found')
  errorOf(await person.call(listStuckPayments, {}), 'route_not_found')
  errorOf(await person.call(retryStuckPayment, { paymentId: 'none', eventId: null }), 'route_not_found')
})
