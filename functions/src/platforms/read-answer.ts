import { createEventReader, type CompletionChunk, readCompletionChunk } from '@postwright/core/llm/model-streams'
import {
  MODEL_ANSWER_BYTES_MAX,
  MODEL_ANSWER_MAX,
  MODEL_DETAIL_MAX,
  MODEL_SILENCE_MAX,
} from '@postwright/core/model/model-settings'
import type { ModelProblem } from '@postwright/core/model/model-run'
import type { ModelAnswer } from '../domain/ports/models.ts'
import type { StreamedReply } from './safe-stream.ts'
import { TransportError } from './transport-error.ts'

type Read = {
  text: string
  usage: ModelAnswer['usage']
  finish: string | null
  isDone: boolean
  problem: ModelProblem | null
  detail: string
}

/** Reads a streamed reply to its end, or until it fails. Everything that has arrived by then is kept. */
export async function readAnswer(
  { headers, pieces }: StreamedReply,
  onText: (text: string) => void,
  readChunk: (data: string) => CompletionChunk = readCompletionChunk,
): Promise<ModelAnswer> {
  const read: Read = { text: '', usage: null, finish: null, isDone: false, problem: null, detail: '' }
  if (!(headers.get('content-type') ?? '').startsWith('text/event-stream')) return failed(read, 'not_a_stream')
  const events = createEventReader()
  let size = 0
  try {
    for await (const piece of withinSilence(pieces, MODEL_SILENCE_MAX)) {
      size += piece.length
      if (size > MODEL_ANSWER_BYTES_MAX) return failed(read, 'too_long')
      for (const data of events(piece)) take(read, readChunk, data)
      onText(read.text.slice(0, MODEL_ANSWER_MAX))
      if (read.problem || read.isDone) break
    }
    for (const data of read.isDone || read.problem ? [] : events('\n\n')) take(read, readChunk, data)
  } catch (error) {
    if (!(error instanceof TransportError)) throw error
    return failed(read, error.failure === 'timeout' ? 'slow' : 'cut')
  }
  return concluded(read)
}

function take(read: Read, readChunk: (data: string) => CompletionChunk, data: string): void {
  if (read.problem || read.isDone) return
  const chunk = readChunk(data)
  if (chunk.kind === 'done') read.isDone = true
  else if (chunk.kind === 'unreadable') read.problem = 'not_a_stream'
  else if (chunk.kind === 'error') {
    read.problem = 'stream_error'
    read.detail = chunk.message.slice(0, MODEL_DETAIL_MAX)
  } else {
    read.text += chunk.text
    read.finish = chunk.finish ?? read.finish
    read.usage = chunk.usage ?? read.usage
    if (read.text.length > MODEL_ANSWER_MAX) read.problem = 'too_long'
  }
}

function concluded(read: Read): ModelAnswer {
  if (read.problem) return failed(read, read.problem)
  if (read.finish === 'length') return failed(read, 'too_long')
  if (read.finish === 'content_filter') return failed(read, 'refused')
  if (read.finish === null && !read.isDone) return failed(read, 'cut')
  if (read.text.trim() === '') return failed(read, 'empty')
  return { kind: 'answered', text: read.text.trim(), usage: read.usage }
}

function failed({ text, usage, detail }: Read, problem: ModelProblem): ModelAnswer {
  return {
    kind: 'failed',
    problem,
    detail,
    text: text.slice(0, MODEL_ANSWER_MAX),
    usage,
    retryAfter: null,
    isFree: false,
  }
}

/**
 * Yields the stream as long as no pause is longer than `ms`.
 * @throws TransportError `timeout`
 */
async function* withinSilence<T>(arriving: AsyncIterable<T>, ms: number): AsyncIterable<T> {
  const iterator = arriving[Symbol.asyncIterator]()
  for (;;) {
    const next = await soonEnough(iterator.next(), ms)
    if (next.done === true) return
    yield next.value
  }
}

async function soonEnough<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TransportError('timeout', { sent: true })), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
