import { Button, Checkbox } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Topic, TopicMaterial } from '@postwright/core/personas/cluster/describe-topic'
import { findHalf } from '@postwright/core/personas/cluster/reshape-topics'
import styles from './comments.module.css'

type Props = {
  topic: Topic
  material: TopicMaterial
  onSplit: (apart: ReadonlySet<number>) => void
  onClose: () => void
}

const SHOWN_AT_ONCE = 100
/** Escape closes this panel and not the dialog around it. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' }

/** The comments of a topic, of which some become a topic of their own; the half that holds together best is suggested. */
export function SplitPanel({ topic, material, onSplit, onClose }: Props) {
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
