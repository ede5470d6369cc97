import { useState } from 'react'
import { z } from 'zod'
import { storageSlot } from '../../lib/storage-slot.ts'

const slot = storageSlot('postwright.sidebar', z.enum(['wide', 'narrow']), 'wide')

/** Whether the sidebar shows words or icons only; kept on this device. */
export function useSidebar(): { isNarrow: boolean; toggle: () => void } {
  const [width, setWidth] = useState(slot.read)
  const toggle = () => {
    const next = width === 'wide' ? 'narrow' : 'wide'
    setWidth(next)
    slot.write(next)
  }
  return { isNarrow: width === 'narrow', toggle }
}
