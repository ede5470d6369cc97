import { lazy, Suspense, useState } from 'react'
import type { LoadDialog } from '@/config/action.ts'
import { loadPatiently } from '@/lib/load-patiently.ts'

type Props = { load: LoadDialog; onClose: () => void }

/**
 * A dialog of an area above the open screen, once its code is there. NOTE the boundary that waits for the code stands inside: what
 * begins inside of one is forgotten while it waits, and would load the code again without an end.
 */
export function OpenedDialog({ load, onClose }: Props) {
  const [Opened] = useState(() => lazy(async () => ({ default: (await loadPatiently(load)).Component })))
  return (
    <Suspense fallback={null}>
      <Opened onClose={onClose} />
    </Suspense>
  )
}
