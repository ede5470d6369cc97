import { useView } from '../editor-context.ts'
import styles from './rulers.module.css'

/** Numbers stand this far from each other, in pixels of the stage, at least. */
const APART = 70
const STEPS = [10, 20, 50, 100, 200, 500, 1000]

/** Pixels of the slide along the upper and the left edge of the stage. */
export function Rulers() {
  const { x, y, zoom } = useView(({ camera }) => camera)
  const step = STEPS.find((length) => length * zoom >= APART) ?? 2000
  return (
    <>
      <Ruler className={styles.across} from={x} zoom={zoom} step={step} />
      <Ruler className={styles.down} from={y} zoom={zoom} step={step} />
    </>
  )
}

type Props = { className: string | undefined; from: number; zoom: number; step: number }

const LONGEST = 2600

function Ruler({ className, from, zoom, step }: Props) {
  const first = Math.ceil(-from / zoom / step) * step
  const count = Math.ceil(LONGEST / (step * zoom))
  const marks = Array.from({ length: count }, (_, at) => first + at * step)
  return (
    <div className={className} aria-hidden>
      {marks.map((mark) => (
        <span key={mark} style={{ '--at': `${from + mark * zoom}px` }}>
          {mark}
        </span>
      ))}
    </div>
  )
}
