import { parseJson } from '@postwright/core/text/parse-json'
import type { z } from 'zod'
import type { FailedReading, FoundPost, ReadingMarks } from '../domain/ports/public-readers.ts'
import { failedReading, NO_MARKS } from '../domain/radar/failed-reading.ts'
import type { Outside } from './platform-module.ts'
import { pollPage } from './poll-page.ts'

const BYTES_MAX = 2 * 1024 * 1024

type PublicAnswer<Found> = { kind: 'answer'; found: Found; marks: ReadingMarks } | { kind: 'unchanged' } | FailedReading

/** Calls a network's public API without a key. A reply that doesn't match the schema is unreadable. */
export async function askPublic<Schema extends z.ZodType>(
  outside: Pick<Outside, 'fetch' | 'clock'>,
  url: URL,
  schema: Schema,
  marks = NO_MARKS,
): Promise<PublicAnswer<z.output<Schema>>> {
  const page = await pollPage(outside, url.href, { accept: 'application/json', maxBytes: BYTES_MAX, marks })
  if (page.kind !== 'page') return page
  const parsed = schema.safeParse(parseJson(new TextDecoder().decode(page.bytes)))
  if (!parsed.success) return failedReading('unreadable')
  return { kind: 'answer', found: parsed.data, marks: page.marks }
}

/** Calls a network's public API like `askPublic`, but without validators, so the reply is never `unchanged`. */
export async function askPublicOnce<Schema extends z.ZodType>(
  outside: Parameters<typeof askPublic>[0],
  url: URL,
  schema: Schema,
): Promise<{ kind: 'answer'; found: z.output<Schema> } | FailedReading> {
  const answer = await askPublic(outside, url, schema)
  return answer.kind === 'unchanged' ? failedReading('unreadable') : answer
}

type Page = { posts: FoundPost[]; marks: ReadingMarks; next: string | null }
type AnsweredPage = ({ kind: 'answer' } & Page) | { kind: 'unchanged' } | FailedReading

const PAGES_MAX = 6

/**
 * Reads pages of posts, the newest first, until a page contains a post older than `since`; older posts are left out. If a later page can't be read,
 * the earlier ones are kept; the next run starts at the newest again.
 */
export async function readPages(
  ask: (cursor: string | null) => Promise<AnsweredPage>,
  since: number,
): Promise<({ kind: 'answer' } & Omit<Page, 'next'>) | { kind: 'unchanged' } | FailedReading> {
  const first = await ask(null)
  if (first.kind !== 'answer') return first
  const posts = [...first.posts]
  let { next } = first
  for (let page = 1; page < PAGES_MAX && next !== null && !posts.some((post) => isOlder(post, since)); page += 1) {
    const more = await ask(next)
    if (more.kind !== 'answer') break
    posts.push(...more.posts)
    next = more.next
  }
  return { kind: 'answer', posts: posts.filter((post) => !isOlder(post, since)), marks: first.marks }
}

function isOlder({ publishedAt }: FoundPost, since: number): boolean {
  return publishedAt !== null && publishedAt < since
}
