import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FORMAT_NAMES, FORMATS } from '@postwright/core/scene/format'
import type { Scene } from '@postwright/core/scene/scene'
import { blankDeck } from '../blank-deck.ts'
import styles from './new-deck.module.css'

const FORMAT_WORDS = {
  '4:5': 'decks:formats.portrait',
  '1:1': 'decks:formats.square',
  '9:16': 'decks:formats.story',
  '2:3': 'decks:formats.pin',
  '16:9': 'decks:formats.wide',
} as const

/** Rem of the longer side. */
const LONGEST = 6.5

/** A deck with nothing on it, in one of the formats; the others follow from it. */
export function BlankChoice({ onChoose }: { onChoose: (scene: Scene) => void }) {
  const { t } = useTranslation('decks')
  return (
    <>
      <p className={styles.hint}>{t('decks:new.blankHint')}</p>
      <ul className={styles.formats}>
        {FORMAT_NAMES.map((format) => {
          const { width, height } = FORMATS[format]
          return (
            <li key={format}>
              <UnstyledButton
                className={styles.format}
                onClick={() => onChoose(blankDeck(t('decks:untitled'), format))}
              >
                <span className={styles.desk} aria-hidden>
                  <span className={styles.paper} style={paperOf(width, height)} />
                </span>
                <span className={styles.formatName}>{t(FORMAT_WORDS[format])}</span>
                <span className={styles.formatFact}>{t('decks:formats.size', { format, width, height })}</span>
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function paperOf(width: number, height: number) {
  const scale = LONGEST / Math.max(width, height)
  return { width: `${width * scale}rem`, height: `${height * scale}rem` }
}
