import { lazy, useState } from 'react'
import type { LoadDialog } from '@/config/action.ts'
import { loadPatiently } from '@/lib/load-patiently.ts'

type Props = { load: LoadDialog; onClose: () => void }

/** A dialog of an area above the open screen, once its code is there. */
export function OpenedDialog({ load, onClose }: Props) {
  const [Opened] = useState(() => lazy(async () => ({ default: (await loadPatiently(load)).Component })))
  return <Opened onClose={onClose} />
}
