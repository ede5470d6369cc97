import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconArrowMerge, IconArrowsSplit2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TopicMaterial } from '@postwright/core/personas/cluster/describe-topic'
import { PERSONA_POINT_MAX } from '@postwright/core/model/persona'
import { POINT_KINDS } from '@postwright/core/personas/persona-points'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './comments.module.css'
import { SplitPanel } from './split-panel.tsx'
import type { TopicChoice } from './topic-choices.ts'

type Props = {
  choice: TopicChoice
  of: number
  material: TopicMaterial
  /** Whether it is among those to merge; null while there is no other. */
  isSelected: boolean | null
  onSelect: () => void
  onSplit: (apart: ReadonlySet<number>) => void
  onChoice: (choice: TopicChoice) => void
}

const QUOTES_SHOWN = 3

/** One topic: in how many comments it was said, what it was taken for and why, and what people wrote. */
export function TopicRow({ choice, of, material, isSelected, onSelect, onSplit, onChoice }: Props) {
  const { t } = useTranslation('personas')
  const { topic, kind, text, isTaken } = choice
  const [isSplitting, setSplitting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const because = topic.because.map(({ word, count }) => t('personas:proposal.word', { word, count })).join(', ')
  return (
    <li className={styles.topic} data-taken={isTaken || undefined} data-selected={isSelected || undefined}>
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
            data-topic={topic.id}
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
        <div className={styles.actions}>
          {isSelected !== null && (
            <Button
              size="compact-sm"
              variant={isSelected ? 'filled' : 'default'}
              leftSection={<IconArrowMerge size="1rem" aria-hidden />}
              aria-pressed={isSelected}
              aria-label={t('personas:merge.select', { text })}
              onClick={onSelect}
            >
              {t(isSelected ? 'personas:merge.isSelected' : 'personas:merge.selectShort')}
            </Button>
          )}
          {topic.count > 1 && (
            <Button
              ref={opener}
              size="compact-sm"
              variant="default"
              leftSection={<IconArrowsSplit2 size="1rem" aria-hidden />}
              aria-expanded={isSplitting}
              aria-label={t('personas:split.open', { text })}
              onClick={() => setSplitting(!isSplitting)}
            >
              {t('personas:split.openShort')}
            </Button>
          )}
        </div>
        {isSplitting && (
          <SplitPanel
            topic={topic}
            material={material}
            onSplit={(apart) => {
              setSplitting(false)
              onSplit(apart)
            }}
            onClose={() => {
              setSplitting(false)
              opener.current?.focus()
            }}
          />
        )}
      </div>
    </li>
  )
}
