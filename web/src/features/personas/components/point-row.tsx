import { ActionIcon, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Evidence, PersonaPoint } from '@postwright/core/model/persona'
import { PERSONA_POINT_MAX, PERSONA_POINT_WORDS_MAX } from '@postwright/core/model/persona-limits'
import type { PointKind } from '@postwright/core/personas/point-kinds'
import styles from './persona-editor.module.css'
import { PointQuotes } from './point-quotes.tsx'
import { WordsField } from './words-field.tsx'

type Props = {
  kind: PointKind
  point: PersonaPoint
  evidence: readonly Evidence[]
  onPoint: (point: PersonaPoint) => void
  onEvidence: (evidence: Evidence[]) => void
  onRemove: () => void
}

/** One goal, pain or objection: its text, the words by which a draft is known to speak of it, and its quotes. */
export function PointRow({ kind, point, evidence, onPoint, onEvidence, onRemove }: Props) {
  const { t } = useTranslation('personas')
  const { text, words, count, of } = point
  const name = text || t(`personas:points.${kind}.one`)
  return (
    <li className={styles.point}>
      <div className={styles.pointBody}>
        <TextInput
          aria-label={t(`personas:points.${kind}.one`)}
          autoFocus={text === ''}
          placeholder={t(`personas:points.${kind}.example`)}
          maxLength={PERSONA_POINT_MAX}
          value={text}
          onChange={(event) => onPoint({ ...point, text: event.currentTarget.value })}
        />
        {kind !== 'goals' && (
          <WordsField
            label={t('personas:points.words')}
            placeholder={t('personas:points.wordsHint')}
            words={words}
            max={PERSONA_POINT_WORDS_MAX}
            onWords={(next) => onPoint({ ...point, words: next })}
          />
        )}
        {of > 0 && <p className={styles.soft}>{t('personas:points.said', { count, of })}</p>}
        <PointQuotes pointId={point.id} name={name} evidence={evidence} onEvidence={onEvidence} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('personas:points.remove', { text: name })}
        onClick={onRemove}
      >
        <IconX size="1.125rem" aria-hidden />
      </ActionIcon>
    </li>
  )
}
