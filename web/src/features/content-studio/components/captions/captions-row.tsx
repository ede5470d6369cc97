import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { languageName } from '@postwright/core/captions/language-name'
import { plainWords } from '@postwright/core/captions/plain-words'
import { readCaptions } from '@postwright/core/captions/read-captions'
import type { Captions } from '@postwright/core/media/media-facts'
import { formatSecond } from '../../cover/format-second.ts'
import styles from './captions.module.css'

const SECOND = 1000

type Props = { captions: Captions; isBusy: boolean; onRemove: () => void }

/** The captions in one language: how many lines, until when, and how they begin. */
export function CaptionsRow({ captions: { language, file }, isBusy, onRemove }: Props) {
  const { t } = useTranslation('crop')
  const cues = readCaptions(file) ?? []
  const name = languageName(language)
  const until = formatSecond((cues.at(-1)?.to ?? 0) / SECOND)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.hint}>{t('crop:captions.lines', { count: cues.length, until })}</p>
        <p className={styles.first} lang={language} dir="auto">
          {plainWords(cues[0]?.text ?? '')}
        </p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('crop:captions.remove', { language: name })}
        disabled={isBusy}
        onClick={onRemove}
      >
        <IconTrash size="1.125rem" aria-hidden />
      </ActionIcon>
    </li>
  )
}
