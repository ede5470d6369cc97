import { type Endpoint, expose, releaseProxy } from 'comlink'
import type { Served } from './worker-call.ts'
import { toWireError } from './worker-error.ts'
import type { Call, FarSink, Outcome } from './worker-service.ts'

/** Makes a worker serve the calls of `createWorkerCall`; the only statement in a worker's file. */
export function serveCalls<Input, Output, Progress>(
  served: Served<Input, Output, Progress>,
  endpoint?: Endpoint,
): void {
  const service = { run, serveAt: (port: MessagePort) => expose(service, port) }
  expose(service, endpoint)

  async function run({ input, helpers }: Call<Input>, sink?: FarSink<Progress>): Promise<Outcome<Output>> {
    let isOver = false
    function report(progress: Progress) {
      if (!isOver) void sink?.report(progress)
    }
    try {
      // A newly transferred port cannot send while its thread computes, unless it has received a reply before.
      await sink?.open()
      return { ok: true, output: await served(input, report, helpers) }
    } catch (error) {
      return { ok: false, error: toWireError(error) }
    } finally {
      isOver = true
      sink?.[releaseProxy]()
      for (const helper of helpers) helper.close()
    }
  }
}
