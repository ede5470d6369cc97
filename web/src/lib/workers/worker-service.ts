import { type Endpoint, type releaseProxy, transfer, wrap } from 'comlink'
import { WorkerError, type WireError } from './worker-error.ts'

/** The answer to a call. Errors are data here, because comlink keeps no codes of them. */
export type Outcome<Output> = { ok: true; output: Output } | { ok: false; error: WireError }

/** Hears of a call before its answer. */
export type ProgressSink<Progress> = { open(): void; report(progress: Progress): void }

/** A sink on another thread. */
export type FarSink<Progress> = {
  open(): Promise<void>
  report(progress: Progress): Promise<void>
  [releaseProxy](): void
}

/** What every worker serves, as it is called from another thread. */
export type Service<Input, Output, Progress> = {
  run(call: Call<Input>, sink?: ProgressSink<Progress>): Promise<Outcome<Output>>
  /** Also serves whoever has the other end of the port. */
  serveAt(port: MessagePort): Promise<void>
}

export type Call<Input> = { input: Input; helpers: readonly MessagePort[] }

/** The service at the other end: both ends are of one build, and say so by their types. */
export function serviceAt<Input, Output, Progress>(endpoint: Endpoint): Service<Input, Output, Progress> {
  return wrap<Service<Input, Output, Progress>>(endpoint)
}

/** Calls a helper of a worker. What is moved instead of copied is named in `moved`. */
export async function callHelper<Input, Output>(
  helper: Service<Input, Output, never>,
  input: Input,
  moved: readonly Transferable[],
): Promise<Output> {
  return outputOf(await helper.run(transfer({ input, helpers: [] }, [...moved])))
}

/** @throws WorkerError */
export function outputOf<Output>(outcome: Outcome<Output>): Output {
  if (!outcome.ok) throw new WorkerError(outcome.error)
  return outcome.output
}
