import { useState } from 'react'
import type { LoadDialog } from '@/config/action.ts'
import { lazyPart } from '@/lib/later-part.tsx'

type Props = { load: LoadDialog; onClose: () => void }

/** A dialog of an area above the open screen, once its code is there. */
export function OpenedDialog({ load, onClose }: Props) {
  const [Opened] = useState(() => lazyPart(async () => (await load()).Component))
  return <Opened onClose={onClose} />
}
