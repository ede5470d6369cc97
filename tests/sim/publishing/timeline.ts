type Event = { at: number; order: number; run: (() => void) | null }

/** Something that will happen, unless it is called off. */
export type Planned = { cancel: () => void }

/**
 * Virtual time: it stands still while code runs and then moves on to the next event. Code between two events runs to its end
 * first, so the same events always give the same run.
 */
export class Timeline {
  now: number
  /** Events so far: what a run costs. */
  count = 0
  readonly #heap: Event[] = []
  #planned = 0

  constructor(start: number) {
    this.now = start
  }

  at(instant: number, run: () => void): Planned {
    const event: Event = { at: Math.max(Math.round(instant), this.now), order: (this.#planned += 1), run }
    push(this.#heap, event)
    return { cancel: () => void (event.run = null) }
  }

  /** Lets everything happen, one event after the other, until nothing is planned any more. */
  run(): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        try {
          const event = this.#take()
          if (!event) return resolve()
          this.now = event.at
          this.count += 1
          event.run?.()
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
          return
        }
        // NOTE a tick comes only after every microtask before it, so all that this event set off has come to rest by then.
        queueMicrotask(() => process.nextTick(next))
      }
      process.nextTick(next)
    })
  }

  #take(): Event | undefined {
    for (;;) {
      const event = pop(this.#heap)
      if (!event || event.run) return event
    }
  }
}

function isBefore(a: Event, b: Event): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order)
}

function push(heap: Event[], event: Event): void {
  let index = heap.length
  heap.push(event)
  while (index > 0) {
    const above = (index - 1) >> 1
    const parent = heap[above]
    if (!parent || !isBefore(event, parent)) break
    heap[index] = parent
    index = above
  }
  heap[index] = event
}

function pop(heap: Event[]): Event | undefined {
  const first = heap[0]
  const last = heap.pop()
  if (!first || !last || heap.length === 0) return first
  let index = 0
  for (;;) {
    const left = 2 * index + 1
    const [one, two] = [heap[left], heap[left + 1]]
    const child = one && two && isBefore(two, one) ? two : one
    if (!child || !isBefore(child, last)) break
    heap[index] = child
    index = child === one ? left : left + 1
  }
  heap[index] = last
  return first
}
