type Waiting<Value> = { settle: (value: Value | null) => void; fail: (error: unknown) => void }

/** Milliseconds within which requests share a call: a screen makes its requests at the same time, and its timers fire at nearly the same time. */
const WINDOW = 10

/**
 * Combines requests for single keys into batch calls with at most `size` keys. A key missing from the response resolves to null; a failed call
 * rejects only the keys that it requested.
 */
export function createBatcher<Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  size: number,
): (key: string) => Promise<Value | null> {
  let waiting = new Map<string, Waiting<Value>[]>()

  function send(): void {
    const asked = [...waiting]
    waiting = new Map()
    for (let start = 0; start < asked.length; start += size) void answer(asked.slice(start, start + size))
  }

  async function answer(asked: readonly [string, Waiting<Value>[]][]): Promise<void> {
    try {
      const values = await load(asked.map(([key]) => key))
      for (const [key, requests] of asked) for (const { settle } of requests) settle(values.get(key) ?? null)
    } catch (error) {
      for (const { fail } of asked.flatMap(([, requests]) => requests)) fail(error)
    }
  }

  return (key) =>
    new Promise((settle, fail) => {
      if (waiting.size === 0) setTimeout(send, WINDOW)
      waiting.set(key, [...(waiting.get(key) ?? []), { settle, fail }])
    })
}
