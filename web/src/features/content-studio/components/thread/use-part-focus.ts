import { useEffect, useState, type RefObject } from 'react'
import type { ComposerPart } from '../../content-faults.ts'

/** What takes the focus in each part: the control with which it is put right. */
const CONTROLS = {
  channels: 'input, a[href]',
  text: 'textarea',
  pictures: 'textarea, button',
  time: 'input[role=combobox]',
} as const satisfies Record<ComposerPart, string>

/** Moves the focus to a part of the composer (marked with `data-part`), once what hides it has been opened. */
export function usePartFocus(root: RefObject<HTMLElement | null>): (part: ComposerPart) => void {
  const [wanted, setWanted] = useState<{ part: ComposerPart } | null>(null)

  useEffect(() => {
    if (wanted === null) return
    const part = root.current?.querySelector(`[data-part=${wanted.part}]`)
    part?.querySelector<HTMLElement>(CONTROLS[wanted.part])?.focus()
  }, [root, wanted])

  return (part) => setWanted({ part })
}
