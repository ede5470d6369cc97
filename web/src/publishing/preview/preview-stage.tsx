import { useElementSize } from '@mantine/hooks'
import type { ReactNode } from 'react'
import styles from './preview-stage.module.css'

/** What a network's page is laid out for on a desktop, in rem. */
const DESKTOP = 37.5
/** Smaller than this, words can no longer be read: the rest is scrolled to. */
const SMALLEST = 0.6

type Props = { scheme: 'light' | 'dark'; device: 'phone' | 'desktop'; children: ReactNode }

/** The window of a preview: as wide as a phone, or a desktop made smaller until it fits. */
export function PreviewStage({ scheme, device, children }: Props) {
  const { ref, width } = useElementSize()
  const natural = DESKTOP * parseFloat(getComputedStyle(document.documentElement).fontSize || '16')
  const zoom = device === 'phone' || width === 0 ? 1 : Math.max(Math.min(width / natural, 1), SMALLEST)
  return (
    <div ref={ref} className={styles.stage} data-device={device} data-scheme={scheme}>
      <div className={styles.window} style={{ zoom }}>
        {children}
      </div>
    </div>
  )
}
