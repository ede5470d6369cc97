import type { CallerAccess } from '../caller.ts'
import type { Deps } from '../ports/deps.ts'

/** The same dependencies, with which every step and entry that is stored says which key or assistant acted for the person. */
export function actingFor(deps: Deps, { name: via }: CallerAccess): Deps {
  return {
    ...deps,
    auditLog: {
      ...deps.auditLog,
      append: (event) => deps.auditLog.append({ ...event, facts: { ...event.facts, via } }),
      appendIn: (tx, event) => deps.auditLog.appendIn(tx, { ...event, facts: { ...event.facts, via } }),
    },
    variants: {
      ...deps.variants,
      saveIn: (tx, variant, cause) => deps.variants.saveIn(tx, variant, { ...cause, via }),
    },
  }
}
