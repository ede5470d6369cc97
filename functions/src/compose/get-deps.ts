import type { Deps } from '../domain/ports/deps.ts'
import { watchRequests } from '../http/busy-time.ts'
import { meterOwnDatabase } from '../store/meter-database.ts'
import { createDeps } from './create-deps.ts'
import { readConfig } from './read-config.ts'

let deps: Deps | null = null

/** From the load of the module on: the first request makes the dependencies. */
const busyTime = watchRequests(() => performance.now())

/** The process's one set of dependencies, made from its environment at first use. */
export function getDeps(): Deps {
  return (deps ??= meterUsage(createDeps(readConfig(process.env))))
}

/**
 * Counts the effort of this process. It is stored while a request runs: between requests the platform gives an instance no processor. No
 * request waits for it.
 */
function meterUsage(made: Deps): Deps {
  const { usageMeter, logger } = made
  const isCounting = meterOwnDatabase(({ indexReads = 0, reads = 0, ...counts }) =>
    usageMeter.add({ ...counts, reads: reads + indexReads }),
  )
  if (!isCounting) logger.warn('reads and writes are not counted: the library makes its calls in another way')
  busyTime.onRequest(() => {
    usageMeter.add(busyTime.take())
    void usageMeter.flushIfDue()
  })
  return made
}
