import type { FakeReply, FakeRequest } from '../support/fake-message.ts'

const LIMIT = 25
const LIMIT_MAX = 100

/** One page of a list, in the order given; the next page's address repeats the query with its token, as the API's does. */
export function graphPage(request: FakeRequest, items: readonly unknown[]): FakeReply {
  const limit = Math.min(Number(request.query.get('limit') ?? LIMIT) || LIMIT, LIMIT_MAX)
  const from = Number(Buffer.from(request.query.get('after') ?? '', 'base64').toString() || 0)
  const next = from + limit
  const after = Buffer.from(String(next)).toString('base64')
  const address = `http://${request.headers.host ?? ''}${request.path}?${request.query.toString()}&after=${after}`
  const paging = {
    cursors: { before: Buffer.from(String(from)).toString('base64'), after },
    ...(next < items.length && { next: address }),
  }
  return { status: 200, body: { data: items.slice(from, next), ...(items.length > 0 && { paging }) } }
}
