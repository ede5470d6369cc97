import styles from './gallery.module.css'

/** The gallery in a window of its own width, so that every rule about narrow screens holds in it. */
export function GalleryFrame({ width }: { width: number }) {
  return (
    <div className={styles.frameRoom}>
      <object
        className={styles.frame}
        style={{ width }}
        type="text/html"
        data="?bare"
        aria-label={`The gallery, ${width} pixels wide`}
      />
    </div>
  )
}
