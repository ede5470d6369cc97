import { readLinkCard } from '@postwright/core/api/link-cards'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, dataOf, errorOf } from '../support/api.ts'
import { createCaller, type TestCaller } from '../support/callers.ts'
import { addMember } from '../support/members.ts'
import { makePicture } from '../support/pictures.ts'

const PAGE = `<html><head><title>Plain</title>
  <meta property="og:title" content="Oak &amp; ash"><meta property="og:description" content="How  to
  choose"><meta property="og:image" content="/oak.png"><script>alert(1)</script></head></html>`

let site: Server
let origin: string
let ada: TestCaller

beforeAll(async () => {
  const picture = await makePicture('png', { width: 300 })
  const pages: Record<string, { type: string; body: string | Uint8Array }> = {
    '/oak': { type: 'text/html; charset=utf-8', body: PAGE },
    '/oak.png': { type: 'image/png', body: picture },
    '/inward': { type: 'text/html', body: PAGE.replace('/oak.png', 'http://169.254.169.254/latest') },
    '/silent': { type: 'text/html', body: '<p>Nothing said</p>' },
    '/data': { type: 'application/json', body: PAGE },
    '/huge': { type: 'text/html', body: PAGE + ' '.repeat(2 * 1024 * 1024) },
  }
  site = createServer((request, response) => {
    const page = pages[request.url ?? '']
    response.writeHead(page ? 200 : 404, { 'content-type': page?.type ?? 'text/plain' }).end(page?.body)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const address = site.address()
  origin = `http://127.0.0.1:${isPort(address) ? address.port : 0}`
  ada = await createCaller()
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})

function isPort(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

const read = (caller: TestCaller, url: string) => caller.call(readLinkCard, { workspaceId: ada.workspaceId, url })

describe('the card of a link', () => {
  test('is what its page says, as text, with the picture small', async () => {
    expect(dataOf(await read(ada, `${origin}/oak`)).card).toEqual({
      url: `${origin}/oak`,
      title: 'Oak & ash',
      description: 'How to choose',
      picture: expect.stringMatching(/^data:image\/\w+;base64,/),
    })
  })

  test('has no picture where the page names one that must not be asked for', async () => {
    expect(dataOf(await read(ada, `${origin}/inward`)).card).toMatchObject({ title: 'Oak & ash', picture: null })
  })

  test.each(['/silent', '/data', '/huge', '/missing'])('is none for %s', async (path) => {
    expect(dataOf(await read(ada, `${origin}${path}`)).card).toBeNull()
  })

  test.each(['http://169.254.169.254/latest', 'file:///etc/passwd', 'javascript:alert(1)'])(
    'is not read from %s',
    async (url) => {
      errorOf(await read(ada, url), 'address_refused')
    },
  )
})

test('strangers find nothing, viewers may not, and hostile input is no address', async () => {
  const [stranger, viewer] = await Promise.all([createCaller(), createCaller()])
  await addMember(ada.workspaceId, viewer.uid, 'viewer')
  errorOf(await read(stranger, `${origin}/oak`), 'not_found')
  errorOf(await read(viewer, `${origin}/oak`), 'forbidden')
  errorOf(await callApi(readLinkCard, { workspaceId: ada.workspaceId, url: origin }), 'unauthenticated')
  errorOf(await read(ada, ''), 'validation_failed')
  errorOf(await read(ada, `https://example.com/${'x'.repeat(3_000)}`), 'validation_failed')
})
