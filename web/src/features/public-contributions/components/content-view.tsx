import { useMemo } from 'react'
import type { GalleryContent } from '@postwright/core/gallery/gallery-content'
import type { TemplateDesign } from '@postwright/core/scene/templates/deck-template'
import { PaletteColors } from '@/decks/palette/palette-colors.tsx'
import { SlidePicture } from '@/decks/drawing/slide-picture.tsx'
import { sceneOfDesign } from '@/decks/scene-of-design.ts'
import styles from './contributions.module.css'

const WIDTH = 168

/** What is offered, as people would see it. */
export function ContentView({ label, content }: { label: string; content: GalleryContent }) {
  return (
    <section aria-label={label}>
      <h4>{label}</h4>
      {content.kind === 'template' && <Slides design={content.design} />}
      {content.kind === 'hashtags' && <p>{content.tags.map((tag) => `#${tag}`).join(' ')}</p>}
      {content.kind === 'palette' && <PaletteColors colors={content.colors} />}
    </section>
  )
}

function Slides({ design }: { design: TemplateDesign }) {
  const scene = useMemo(() => sceneOfDesign(design, ''), [design])
  return (
    <ol className={styles.pictures}>
      {scene.slides.map(({ id }) => (
        <li key={id}>
          <SlidePicture scene={scene} slideId={id} width={WIDTH} />
        </li>
      ))}
    </ol>
  )
}
