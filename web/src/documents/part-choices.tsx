import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '@/ui/notice.tsx'
import { pathKey, type Choice, canKeepBoth } from './merge/draft-parts.ts'
import type { Collision } from './merge/merge-by-shape.ts'
import styles from './part-choices.module.css'
import type { PartWords } from './part-words.ts'
import { DiffText } from './diff-text.tsx'

type Props = PartWords & {
  title: string
  text: string
  collisions: readonly Collision[]
  onJoin: (choiceOf: (collision: Collision) => Choice) => void
}

/** Shows the parts of a draft that both sides changed, each with its choices; all other parts are already merged. */
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

type PartChoiceProps = PartWords & { collision: Collision; choice: Choice | null; onChoice: (choice: Choice) => void }

const SIDES = [
  { choice: 'mine', side: 'before', labelKey: 'drafts:mine' },
  { choice: 'theirs', side: 'after', labelKey: 'drafts:conflict.theirs' },
] as const

/** Shows one part in both versions, with the differing words, and the choice of one or both. */
function PartChoice({ collision, choice, onChoice, nameOf, textOf }: PartChoiceProps) {
  const { t } = useTranslation('drafts')
  const mine = textOf(collision.mine, collision)
  const theirs = textOf(collision.theirs, collision)
  const name = nameOf(collision)
  const radio = (own: Choice, label: string) => (
    <Radio label={label} name={collision.path.join('.')} checked={choice === own} onChange={() => onChoice(own)} />
  )
  return (
    <fieldset className={styles.part}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.sides}>
        {SIDES.map(({ choice: own, side, labelKey }) => (
          <div key={own} className={styles.side} data-chosen={choice === own || undefined}>
            {radio(own, t(labelKey))}
            <div className={styles.text} tabIndex={0} role="group" aria-label={`${name}: ${t(labelKey)}`}>
              <DiffText before={mine} after={theirs} side={side} />
            </div>
          </div>
        ))}
      </div>
      {canKeepBoth(collision) && radio('both', t('drafts:parts.both'))}
    </fieldset>
  )
}
