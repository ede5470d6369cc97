import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { z } from 'zod'

const startSchema = z.object({ response: z.custom<ServerResponse>((response) => typeof response === 'object') })

/** Counts since the last `take`: requests that ended in this process, and time with at least one active request, which an instance is billed for. */
export type BusyTime = {
  take: () => { requests: number; busyMillis: number }
  /** Calls the listener at the start of every request. */
  onRequest: (listener: () => void) => void
}

/** Watches all requests to servers of this process. The platform sends everything to functions by HTTP: calls, events, tasks and schedules. */
export function watchRequests(now: () => number): BusyTime {
  let listeners: (() => void)[] = []
  let open = 0
  let since = 0
  let requests = 0
  let busy = 0

  subscribe('http.server.request.start', (message) => {
    const started = startSchema.safeParse(message)
    if (!started.success) return
    if (open === 0) since = now()
    open += 1
    started.data.response.once('close', () => {
      open -= 1
      requests += 1
      if (open === 0) busy += now() - since
    })
    for (const listener of listeners) listener()
  })

  return {
    take: () => {
      const at = now()
      if (open > 0) {
        busy += at - since
        since = at
      }
      const taken = { requests, busyMillis: Math.max(0, Math.round(busy)) }
      requests = 0
      busy = 0
      return taken
    },
    onRequest: (listener) => {
      listeners = [...listeners, listener]
    },
  }
}
