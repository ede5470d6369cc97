import type { ReactNode } from 'react'
import { Carousel } from './carousel.tsx'
import type { PreviewFile } from './preview-content.ts'
import styles from './vertical.module.css'

type Props = {
  files: readonly PreviewFile[]
  /** What lies at the upper edge. */
  top?: ReactNode
  /** The column of buttons at the right. */
  rail?: ReactNode
  /** Words at the lower edge. */
  foot?: ReactNode
  children?: ReactNode
}

const RATIO = 9 / 16

/** A video or pictures over the whole height of a phone, with words and buttons on top. */
export function Vertical({ files, top, rail, foot, children }: Props) {
  return (
    <div className={styles.stage}>
      {files.length > 0 ? (
        <Carousel files={files} ratio={RATIO} whole={files.every(({ kind }) => kind === 'image')} />
      ) : (
        <div className={styles.empty}>{children}</div>
      )}
      {top !== undefined && <div className={styles.top}>{top}</div>}
      {rail !== undefined && (
        <div className={styles.rail} aria-hidden="true">
          {rail}
        </div>
      )}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
