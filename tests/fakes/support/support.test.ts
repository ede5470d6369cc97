import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from './fields-of.ts'
import { acceptedIn } from './ledger.ts'
import { readStrict } from './read-strict.ts'
import { type Fake, startFake } from './start-fake.ts'
import { createVisibility } from './visibility.ts'

const noteSchema = z.strictObject({ text: z.string() })
const failure = (status: number) => ({ error: `status ${status}` })

let fake: Fake | undefined
afterEach(() => fake?.close())

async function startNotes(maxBytes?: number): Promise<Fake> {
  const seen = createVisibility()
  fake = await startFake({
    name: 'Notes',
    failure,
    expired: () => ({ status: 401, body: { error: 'expired' } }),
    ...(maxBytes !== undefined && { maxBytes }),
    routes: {
      'POST /notes': ({ body, fault }) => {
        const value = body.kind === 'json' ? body.value : fieldsOf(body)
        const content = readStrict(noteSchema, value, ({ field, code }) => ({ status: 422, body: { field, code } }))
        if (typeof fault === 'object' && fault) seen.hide('1', fault.hidden)
        return { status: 201, body: { id: '1' }, accepted: { kind: 'note', id: '1', content } }
      },
      'GET /notes/:id': ({ params: { id = '' } }) => (seen.shows(id) ? { status: 200, body: { id } } : { status: 404 }),
      'POST /files': ({ body }) => ({ status: 200, body: fieldsOf(body) }),
      'POST /bot:token/send': ({ params }) => ({ status: 200, body: params }),
    },
  })
  return fake
}

const post = (url: string, value: unknown = { text: 'Hello' }) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) })

describe('a fake network', () => {
  it('answers by method and path, and records what was sent and taken', async () => {
    const { url, ledger } = await startNotes()
    expect((await post(`${url}/notes?draft=no`)).status).toBe(201)
    expect(await (await post(`${url}/bot12:34/send`)).json()).toEqual({ token: '12:34' })
    expect(ledger[0]).toMatchObject({ method: 'POST', path: '/notes', query: { draft: 'no' }, status: 201 })
    expect(ledger[0]?.body).toEqual({ kind: 'json', value: { text: 'Hello' } })
    expect(acceptedIn(ledger, 'note')).toEqual([{ kind: 'note', id: '1', content: { text: 'Hello' } }])
  })

  it('refuses in the network’s own shape what its schema does not know, and paths that it does not have', async () => {
    const { url } = await startNotes()
    const unknown = await post(`${url}/notes`, { text: 'Hello', colour: 'red' })
    expect([unknown.status, await unknown.json()]).toEqual([422, { field: 'colour', code: 'unrecognized_keys' }])
    const missing = await fetch(`${url}/nothing`)
    expect([missing.status, await missing.json()]).toEqual([404, { error: 'status 404' }])
  })

  it('reads forms, lists in them and files, and says what is malformed', async () => {
    const { url, ledger } = await startNotes()
    await fetch(`${url}/files`, {
      method: 'POST',
      body: new URLSearchParams([
        ['ids[]', '1'],
        ['ids[]', '2'],
        ['a', 'b'],
      ]),
    })
    expect(fieldsOf(ledger[0]?.body ?? { kind: 'none' })).toEqual({ 'ids[]': ['1', '2'], a: 'b' })
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array([1, 0, 255])], { type: 'image/png' }), 'a.png')
    form.set('alt', 'An ö')
    await fetch(`${url}/files`, { method: 'POST', body: form })
    const bytes = new Uint8Array([1, 0, 255])
    expect(fieldsOf(ledger[1]?.body ?? { kind: 'none' })).toEqual({
      file: { filename: 'a.png', type: 'image/png', bytes },
      alt: 'An ö',
    })
    await fetch(`${url}/files`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' })
    expect(ledger[2]?.body).toEqual({ kind: 'malformed', type: 'application/json', text: '{' })
  })

  it('refuses more bytes than the network reads', async () => {
    const { url } = await startNotes(10)
    expect((await post(`${url}/notes`, { text: 'More than ten bytes' })).status).toBe(413)
  })

  it('shows a person what it received', async () => {
    const { url, ledger } = await startNotes()
    await post(`${url}/notes`, { text: '<b>Hello</b>' })
    const page = await (await fetch(url)).text()
    expect(page).toContain('Notes')
    expect(page).toContain('&#60;b&#62;Hello')
    expect(ledger).toHaveLength(1)
  })
})

describe('its faults', () => {
  it('cuts a call before it is handled, and another after it was stored', async () => {
    const { url, ledger, script } = await startNotes()
    script({ on: 'POST /notes', fault: 'cut' })
    script({ on: 'POST /notes', fault: 'silent_stored' })
    await expect(post(`${url}/notes`)).rejects.toThrow()
    expect(acceptedIn(ledger)).toEqual([])
    await expect(post(`${url}/notes`)).rejects.toThrow()
    expect(acceptedIn(ledger)).toHaveLength(1)
    expect(ledger.map(({ status }) => status)).toEqual([null, null])
    expect((await post(`${url}/notes`)).status).toBe(201)
  })

  it('cuts a call in the midst of what it sends', async () => {
    const { url, ledger, script } = await startNotes()
    script({ on: 'POST /notes', fault: { cutAfter: 5 } })
    await expect(post(`${url}/notes`)).rejects.toThrow()
    expect(ledger).toMatchObject([{ status: null, accepted: null }])
    expect((await post(`${url}/notes`)).status).toBe(201)
  })

  it('limits with Retry-After as seconds and as a date, fails by number, and expires access', async () => {
    const { url, script } = await startNotes()
    const date = new Date(Date.UTC(2026, 10, 22, 12))
    script({ on: 'POST /notes', fault: { status: 429, retryAfter: 30 } })
    script({ on: 'POST /notes', fault: { status: 429, retryAfter: date } })
    script({ on: 'POST /notes', fault: { status: 503, body: 'busy' } })
    script({ on: 'POST /notes', fault: 'token_expired' })
    expect((await post(`${url}/notes`)).headers.get('retry-after')).toBe('30')
    expect((await post(`${url}/notes`)).headers.get('retry-after')).toBe('Sun, 22 Nov 2026 12:00:00 GMT')
    const failed = await post(`${url}/notes`)
    expect([failed.status, await failed.text()]).toEqual([503, 'busy'])
    expect((await post(`${url}/notes`)).status).toBe(401)
    expect((await post(`${url}/notes`)).status).toBe(201)
  })

  it('meets the calls that are meant: so many of a route, after so many others', async () => {
    const { url, script } = await startNotes()
    script({ on: 'POST /notes', after: 1, times: 2, fault: { status: 500 } })
    const statuses: number[] = []
    for (let call = 0; call < 4; call += 1) statuses.push((await post(`${url}/notes`)).status)
    expect(statuses).toEqual([201, 500, 500, 201])
  })

  it('answers late, and hides what was created from look-ups', async () => {
    const { url, script } = await startNotes()
    script({ on: 'POST /notes', fault: { slow: 60 } })
    const begun = Date.now()
    await post(`${url}/notes`)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(55)
    script({ on: 'POST /notes', fault: { hidden: 2 } })
    await post(`${url}/notes`)
    const statuses: number[] = []
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(`${url}/notes/1`)).status)
    expect(statuses).toEqual([404, 404, 200])
  })

  it('are forgotten with everything else by a reset', async () => {
    const { url, ledger, script, reset } = await startNotes()
    script({ on: 'POST /notes', fault: 'cut' })
    await post(`${url}/bot1/send`)
    reset()
    expect(ledger).toEqual([])
    expect((await post(`${url}/notes`)).status).toBe(201)
  })
})
