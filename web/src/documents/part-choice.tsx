import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DiffText } from './diff-text.tsx'
import { canKeepBoth, type Choice } from './merge/draft-parts.ts'
import type { Collision } from './merge/merge-by-shape.ts'
import type { PartWords } from './part-words.ts'
import styles from './part-choices.module.css'

type Props = PartWords & { collision: Collision; choice: Choice | null; onChoice: (choice: Choice) => void }

const SIDES = [
  { choice: 'mine', side: 'before', labelKey: 'drafts:mine' },
  { choice: 'theirs', side: 'after', labelKey: 'drafts:conflict.theirs' },
] as const

/** One part as it is on both sides, with the words that differ, and the choice of one or of both. */
export function PartChoice({ collision, choice, onChoice, nameOf, textOf }: Props) {
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
