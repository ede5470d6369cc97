import { type Endpoint, type releaseProxy, transfer, wrap } from 'comlink'
import { WorkerError, type WireError } from './worker-error.ts'

/** Result of a call. Errors are plain data, because comlink does not keep their codes. */
export type Outcome<Output> = { ok: true; output: Output } | { ok: false; error: WireError }

/** Receives the progress of a call before its result. */
export type ProgressSink<Progress> = { open(): void; report(progress: Progress): void }

/** A progress sink on another thread. */
export type FarSink<Progress> = {
  open(): Promise<void>
  report(progress: Progress): Promise<void>
  [releaseProxy](): void
}

/** Interface of every worker, as called from another thread. */
export type Service<Input, Output, Progress> = {
  run(call: Call<Input>, sink?: ProgressSink<Progress>): Promise<Outcome<Output>>
  /** Also serves the other end of the port. */
  serveAt(port: MessagePort): Promise<void>
}

export type Call<Input> = { input: Input; helpers: readonly MessagePort[] }

/** Returns the service at the other end; the types are safe because both ends come from the same build. */
export function serviceAt<Input, Output, Progress>(endpoint: Endpoint): Service<Input, Output, Progress> {
  return wrap<Service<Input, Output, Progress>>(endpoint)
}

/** Calls a helper of a worker. `moved` lists the objects that are transferred instead of copied. */
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
