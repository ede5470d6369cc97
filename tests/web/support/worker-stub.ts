import { Blob as NodeBlob } from 'node:buffer'
import { vi } from 'vitest'
import { serveCalls } from '@/lib/workers/serve-calls.ts'
import type { Served } from '@/lib/workers/worker-call.ts'

/** A worker that runs on the thread of the tests, and exchanges messages like a real one. */
export class WorkerStub extends EventTarget {
  /** All workers started in this file; later tests may reuse idle ones. */
  static all: WorkerStub[] = []
  readonly name: string
  isEnded = false
  private readonly port: MessagePort

  constructor(name: string, serve: (port: MessagePort) => void) {
    super()
    this.name = name
    WorkerStub.all.push(this)
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    port1.addEventListener('message', ({ data }) => {
      if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data }))
    })
    port1.start()
    serve(port2)
  }

  postMessage(data: unknown, moved: Transferable[]): void {
    if (!this.isEnded) this.port.postMessage(data, moved)
  }

  /** Fires the error event of a worker that crashed, or whose code could not be loaded. */
  breakDown(): void {
    this.dispatchEvent(new Event('error'))
  }

  terminate(): void {
    this.isEnded = true
    this.port.close()
  }
}

/** Has the browser of these tests start workers: those of each name serve a function. `vi.unstubAllGlobals` takes them away. */
export function stubWorkers<Input, Output, Progress>(served: Record<string, Served<Input, Output, Progress>>): void {
  // The files of this browser do not cross from one thread to another.
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal('Worker', function start(_address: string, { name = '' }: WorkerOptions = {}) {
    const answer = served[name]
    if (!answer) throw new DOMException(`No worker is called ${name}`, 'SecurityError')
    return new WorkerStub(name, (port) => serveCalls(answer, port))
  })
}
