import type { Fault, ScriptedFault } from './fault.ts'
import { matchRoute } from './match-route.ts'

export type FaultScript = {
  add: (fault: ScriptedFault) => void
  /** Takes the next fault for a call, in the order in which faults were added; null without one. */
  take: (method: string, path: string) => Fault | null
  clear: () => void
}

export function createFaultScript(): FaultScript {
  let entries: { on: string; fault: Fault; wait: number; left: number }[] = []
  return {
    add: ({ on, fault, times = 1, after = 0 }) => {
      entries.push({ on, fault, wait: after, left: times })
    },
    take: (method, path) => {
      for (const entry of entries) {
        if (entry.left === 0 || matchRoute(entry.on, method, path) === null) continue
        if (entry.wait === 0) {
          entry.left -= 1
          return entry.fault
        }
        entry.wait -= 1
      }
      return null
    },
    clear: () => {
      entries = []
    },
  }
}
