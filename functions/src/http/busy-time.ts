import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { z } from 'zod'

const startSchema = z.object({ response: z.custom<ServerResponse>((response) => typeof response === 'object') })

/** Requests of this process that ended, and the time in which it had at least one: what an instance is billed for. */
export type BusyTime = {
  take: () => { requests: number; busyMillis: number }
  /** Called with every request that begins. */
  onRequest: (listener: () => void) => void
}

/**
 * Watches all requests that servers of this process get. The platform sends functions everything by HTTP: calls, events, tasks and
 * schedules.
 */
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
