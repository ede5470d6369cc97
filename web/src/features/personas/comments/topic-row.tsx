import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconArrowMerge, IconArrowsSplit2 } from '@tabler/icons-react'
import { useRef, useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { TopicMaterial, Topic } from '@postwright/core/personas/cluster/describe-topic'
import { PERSONA_POINT_MAX } from '@postwright/core/model/persona'
import { POINT_KINDS } from '@postwright/core/personas/persona-points'
import { SelectField } from '@/ui/select-field.tsx'
import styles from './comments.module.css'
import type { TopicChoice } from './topic-choices.ts'
import { findHalf } from '@postwright/core/personas/cluster/reshape-topics'

type Props = {
  choice: TopicChoice
  of: number
  material: TopicMaterial
  /** True if selected for merging; null while there is no other topic. */
  isSelected: boolean | null
  onSelect: () => void
  onSplit: (apart: ReadonlySet<number>) => void
  onChoice: (choice: TopicChoice) => void
}

const QUOTES_SHOWN = 3

/** One topic: the number of comments that mention it, its detected kind with the reason, and the comments. */
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

type SplitPanelProps = {
  topic: Topic
  material: TopicMaterial
  onSplit: (apart: ReadonlySet<number>) => void
  onClose: () => void
}

const SHOWN_AT_ONCE = 100

/** Attribute that makes Escape close only this panel, not the dialog around it. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' }

/** Splits a topic: the chosen comments are moved to a new topic. The smaller of its two most cohesive halves is preselected. */
function SplitPanel({ topic, material, onSplit, onClose }: SplitPanelProps) {
  const { t } = useTranslation('personas')
  const [half] = useState(() => findHalf(topic, material))
  const [apart, setApart] = useState(half)
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const root = useRef<HTMLFieldSetElement>(null)
  const listed = [...half, ...topic.members.filter((member) => !half.has(member))]
  const rest = listed.length - shown
  useEffect(() => root.current?.querySelector('input')?.focus(), [])

  function toggle(member: number, isApart: boolean) {
    const others = [...apart].filter((each) => each !== member)
    setApart(new Set(isApart ? [...others, member] : others))
  }

  return (
    <fieldset
      ref={root}
      className={styles.split}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <legend>{t('personas:split.title')}</legend>
      <p className={styles.soft}>{t(half.size === 0 ? 'personas:split.alike' : 'personas:split.hint')}</p>
      <ul className={styles.members}>
        {listed.slice(0, shown).map((member) => (
          <li key={member}>
            <Checkbox
              size="sm"
              {...OWN_ESCAPE}
              label={material.comments[member]}
              checked={apart.has(member)}
              onChange={(event) => toggle(member, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="compact-sm" variant="subtle" {...OWN_ESCAPE} onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('personas:split.more', { count: Math.min(rest, SHOWN_AT_ONCE) })}
        </Button>
      )}
      <p className={styles.soft} role="status">
        {t('personas:split.chosen', { count: apart.size, of: topic.count })}
      </p>
      <div className={styles.actions}>
        <Button
          size="compact-sm"
          {...OWN_ESCAPE}
          disabled={apart.size === 0 || apart.size === topic.count}
          onClick={() => onSplit(apart)}
        >
          {t('personas:split.do')}
        </Button>
        {half.size > 0 && (
          <Button size="compact-sm" variant="default" {...OWN_ESCAPE} onClick={() => setApart(half)}>
            {t('personas:split.suggest')}
          </Button>
        )}
        <Button size="compact-sm" variant="default" {...OWN_ESCAPE} onClick={onClose}>
          {t('personas:split.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}
