type Waiting<Value> = { settle: (value: Value | null) => void; fail: (error: unknown) => void }

/** Requests that arrive within this many milliseconds share a call: one screen asks in one go, its timers nearly so. */
const WINDOW = 10

/**
 * Answers requests for single keys by calls for many, `size` keys at most in each. A key that the answer leaves out has no
 * value; a call that fails fails only the keys it asked for.
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
