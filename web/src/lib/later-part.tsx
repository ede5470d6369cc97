import { type ComponentType, useEffect, useState } from 'react'
import { loadPatiently } from './load-patiently.ts'
import { log } from './log.ts'
import { whenIdle } from './when-idle.ts'

const AT_THE_LATEST = 2_000

type LaterProps<Props> = { /** Null while there is nothing to show. */ props: Props | null }

/**
 * A part of the frame that is not seen at first, such as a dialog: its code comes once the browser has nothing else to do,
 * so that the first page does not wait for it and it is there when the network is gone. Its place stands in the page from the
 * beginning.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<LaterProps<Props>> {
  return function LaterPart({ props }: LaterProps<Props>) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)

    useEffect(() => {
      whenIdle(AT_THE_LATEST)
        .then(() => loadPatiently(load))
        .then(
          (part) => setPart(() => part),
          (error: unknown) => log.warn('A part of the page could not be loaded', error),
        )
    }, [])

    return props && Part && <Part {...props} />
  }
}
