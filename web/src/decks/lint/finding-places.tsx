import { findingKey, type Finding } from '@postwright/core/scene/lint/finding'
import type { Box } from '@postwright/core/scene/box'
import { FORMATS } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import type { PictureSource } from '../drawing/load-pictures.ts'
import { SlidePicture } from '../drawing/slide-picture.tsx'
import styles from './lint.module.css'

type Props = {
  scene: Scene
  slideId: string
  findings: readonly Finding[]
  /** The key of the one that is pointed at; its place stands out. */
  active: string
  pictures: PictureSource
}

const WIDTH = 128

/** A small picture of a slide with a frame around each place where something was found. */
export function FindingPlaces({ scene, slideId, findings, active, pictures }: Props) {
  const format = findings[0]?.format ?? scene.deck.format
  const size = FORMATS[format]
  const share = ({ x, y, width, height }: Box) => ({
    left: `${(x / size.width) * 100}%`,
    top: `${(y / size.height) * 100}%`,
    width: `${(width / size.width) * 100}%`,
    height: `${(height / size.height) * 100}%`,
  })
  return (
    <div className={styles.picture}>
      <SlidePicture scene={scene} slideId={slideId} format={format} width={WIDTH} pictures={pictures} />
      {findings.map((finding) => (
        <span
          key={findingKey(finding)}
          className={styles.place}
          data-active={findingKey(finding) === active || undefined}
          style={share(finding.box ?? { x: 0, y: 0, ...size })}
          aria-hidden
        />
      ))}
    </div>
  )
}
