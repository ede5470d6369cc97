import { UnstyledButton } from '@mantine/core'
import type { Scene } from '@postwright/core/scene/scene'
import { SlidePicture } from '../../drawing/slide-picture.tsx'
import type { PictureSource } from '../../drawing/load-pictures.ts'
import styles from './design.module.css'

const WIDTH = 148

/** Something to choose, as the slide that it makes. */
export type SlideChoice = { id: string; name: string; scene: Scene; slideId: string }

type Props = {
  label: string
  choices: readonly SlideChoice[]
  pictures: PictureSource
  onChoose: (choice: SlideChoice) => void
}

/** Slides to choose from, each with its name below. */
export function SlideChoices({ label, choices, pictures, onChoose }: Props) {
  return (
    <ul className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <li key={choice.id}>
          <UnstyledButton className={styles.choice} onClick={() => onChoose(choice)}>
            <SlidePicture scene={choice.scene} slideId={choice.slideId} width={WIDTH} pictures={pictures} />
            <span>{choice.name}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
