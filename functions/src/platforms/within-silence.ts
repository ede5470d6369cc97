import { TransportError } from './transport-error.ts'

/**
 * Hands over what arrives as long as no pause is longer than `ms`.
 * @throws TransportError `timeout`
 */
export async function* withinSilence<T>(arriving: AsyncIterable<T>, ms: number): AsyncIterable<T> {
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
