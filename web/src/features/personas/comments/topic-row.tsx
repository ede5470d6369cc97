import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PERSONA_POINT_MAX } from '@postwright/core/model/persona-limits'
import { POINT_KINDS } from '@postwright/core/personas/point-kinds'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './comments.module.css'
import type { TopicChoice } from './first-choices.ts'

type Props = { choice: TopicChoice; of: number; onChoice: (choice: TopicChoice) => void }

const QUOTES_SHOWN = 3

/** One topic: in how many comments it was said, what it was taken for and why, and what people wrote. */
export function TopicRow({ choice, of, onChoice }: Props) {
  const { t } = useTranslation('personas')
  const { topic, kind, text, isTaken } = choice
  const because = topic.because.map(({ word, count }) => t('personas:proposal.word', { word, count })).join(', ')
  return (
    <li className={styles.topic} data-taken={isTaken || undefined}>
      <Checkbox
        aria-label={t('personas:proposal.take', { text })}
        checked={isTaken}
        onChange={(event) => onChoice({ ...choice, isTaken: event.currentTarget.checked })}
      />
      <div className={styles.topicBody}>
        <div className={styles.topicFields}>
          <TextInput
            label={t('personas:proposal.text')}
            maxLength={PERSONA_POINT_MAX}
            value={text}
            onChange={(event) => onChoice({ ...choice, text: event.currentTarget.value })}
          />
          <SelectField
            label={t('personas:proposal.kind')}
            value={kind}
            options={POINT_KINDS.map((value) => ({ value, label: t(`personas:points.${value}.one`) }))}
            onChange={(next) => onChoice({ ...choice, kind: next })}
          />
        </div>
        <p className={styles.soft}>
          <strong>{t('personas:points.said', { count: topic.count, of })}</strong>{' '}
          {topic.kind === null
            ? t('personas:proposal.unjudged')
            : t(`personas:proposal.judged.${topic.kind}`, { words: because })}
        </p>
        <ul className={styles.quotes}>
          {topic.quotes.slice(0, QUOTES_SHOWN).map((quote) => (
            <li key={quote}>
              <q>{quote}</q>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
