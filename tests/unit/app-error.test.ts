import { getHealth } from '@postwright/core/api/health'
import { errorCodeSchema, ERROR_STATUS } from '@postwright/core/error-codes'
import express from 'express'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../functions/src/domain/app-error.ts'
import { ERROR_WORDS } from '../../functions/src/domain/error-words.ts'
import { errorHandler } from '../../functions/src/http/error-handler.ts'
import { assignRequestId } from '../../functions/src/http/request-facts.ts'

type Logged = { level: string; message: string; fields: Record<string, unknown> }

const logged: Logged[] = []
const log =
  (level: string) =>
  (message: string, fields: Record<string, unknown> = {}) => {
    logged.push({ level, message, fields })
  }

let failure: unknown = null
const app = express()
  .use(assignRequestId({ random: () => 'request-1' }))
  .get(getHealth.path, () => {
    throw failure
  })
  .use(errorHandler({ info: log('info'), warn: log('warn'), error: log('error') }))
const server = createServer(app)

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

async function replyTo(thrown: unknown) {
  failure = thrown
  logged.length = 0
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const response = await fetch(`http://127.0.0.1:${port}${getHealth.path}`)
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

test('every code has a status and a sentence of its own', () => {
  for (const code of Object.keys(ERROR_STATUS).map((name) => errorCodeSchema.parse(name))) {
    expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400)
    expect(ERROR_WORDS[code]).toMatch(/^[A-Z].*\.$/)
  }
})

test('a failure is told as its code and sentence, with the request it belongs to', async () => {
  const reply = await replyTo(new AppError('stale_revision', { message: 'rev 3, now 4' }))
  expect(reply.status).toBe(409)
  expect(reply.body).toEqual({
    detail: ERROR_WORDS.stale_revision,
    code: 'stale_revision',
    requestId: 'request-1',
  })
  expect(logged).toMatchObject([{ level: 'info', message: 'rev 3, now 4', fields: { requestId: 'request-1' } }])
})

test('its own sentence, the inputs concerned and the time to wait travel along', async () => {
  const fields = { email: 'This is taken.' }
  const reply = await replyTo(new AppError('rate_limited', { detail: 'Slow down.', fields, retryAfter: 7 }))
  expect(reply.body).toMatchObject({ detail: 'Slow down.', fields })
  expect(reply.headers.get('retry-after')).toBe('7')
})

test.each([
  ['an error', new Error('password=hunter2 at /srv/app/secret.ts')],
  ['an error with a cause', new AppError('internal', { cause: new Error('hunter2') })],
  ['no error at all', 'hunter2'],
])('%s is told as nothing but an apology', async (_kind, thrown) => {
  const { status, body } = await replyTo(thrown)
  expect(status).toBe(500)
  expect(body).toEqual({
    detail: 'Something went wrong on our side. Please try again.',
    code: 'internal',
    requestId: 'request-1',
  })
  expect(JSON.stringify(body)).not.toContain('hunter2')
})

test('the log keeps the whole chain of causes of a failure on our side', async () => {
  const cause = new Error('socket closed')
  await replyTo(new AppError('internal', { message: 'could not read', cause }))
  expect(logged).toMatchObject([{ level: 'error', message: 'could not read' }])
  expect(String(logged[0]?.fields['stack'])).toMatch(/could not read[\s\S]*caused by Error: socket closed/)
})
