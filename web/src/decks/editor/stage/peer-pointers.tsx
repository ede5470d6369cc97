import { toStage } from '../camera.ts'
import { useView } from '../editor-context.ts'
import type { Peer } from './overlay-state.ts'
import styles from './peer-pointers.module.css'

/** Where the others point on the same slide. */
export function PeerPointers({ peers }: { peers: readonly Peer[] }) {
  const camera = useView((state) => state.camera)
  const slideId = useView((state) => state.slideId)
  return peers.map(({ id, name, color, pointer, ...peer }) => {
    if (!pointer || peer.slideId !== slideId) return null
    const { x, y } = toStage(camera, pointer)
    return (
      <div
        key={id}
        className={styles.pointer}
        style={{ '--x': `${x}px`, '--y': `${y}px`, '--color': color }}
        aria-hidden
      >
        <svg width="16" height="18" viewBox="0 0 16 18">
          <path d="M1 1l5.2 15 2.6-6.2L15 7.4z" fill="currentColor" stroke="#fff" strokeWidth="1.3" />
        </svg>
        <span className={styles.name}>{name}</span>
      </div>
    )
  })
}
