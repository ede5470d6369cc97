import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import { pathKey, type Choice } from './merge/draft-parts.ts'
import type { Collision } from './merge/merge-by-shape.ts'
import { PartChoice } from './part-choice.tsx'
import styles from './part-choices.module.css'
import type { PartWords } from './part-words.ts'

type Props = PartWords & {
  title: string
  text: string
  collisions: readonly Collision[]
  onJoin: (choiceOf: (collision: Collision) => Choice) => void
}

/** The parts of a draft that were changed in two places, each with the choice between them; all others are joined already. */
export function PartChoices({ title, text, collisions, nameOf, textOf, onJoin }: Props) {
  const { t } = useTranslation('drafts')
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const isDecided = collisions.every((collision) => choices.has(pathKey(collision)))
  return (
    <Notice isWide tone="warning" title={title} text={text}>
      <div className={styles.parts}>
        <p>{t('drafts:parts.joined', { count: collisions.length })}</p>
        {collisions.map((collision) => {
          const key = pathKey(collision)
          return (
            <PartChoice
              key={key}
              collision={collision}
              choice={choices.get(key) ?? null}
              onChoice={(choice) => setChoices(new Map([...choices, [key, choice]]))}
              {...{ nameOf, textOf }}
            />
          )
        })}
        <div className={styles.end}>
          <Button
            size="compact-sm"
            disabled={!isDecided}
            onClick={() => onJoin((collision) => choices.get(pathKey(collision)) ?? 'mine')}
          >
            {t('drafts:parts.goOn')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onJoin(() => 'mine')}>
            {t('drafts:conflict.keepMine')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => onJoin(() => 'theirs')}>
            {t('drafts:conflict.takeTheirs')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
