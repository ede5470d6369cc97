import { Button, ActionIcon, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import {
  type PersonaDraft,
  type Evidence,
  type PersonaPoint,
  PERSONA_POINTS_MAX,
  PERSONA_POINT_MAX,
  PERSONA_POINT_WORDS_MAX,
} from '@postwright/core/model/persona'
import { type PointKind, withoutPoint } from '@postwright/core/personas/persona-points'
import styles from './persona-editor.module.css'
import { PointQuotes } from './point-quotes.tsx'
import { WordsField } from './vocabulary-fields.tsx'

type Props = { kind: PointKind; draft: PersonaDraft; onEdit: (change: Partial<PersonaDraft>) => void }

/** The goals, pains or objections of a persona, each with the quotes that support it. */
export function PointsField({ kind, draft, onEdit }: Props) {
  const { t } = useTranslation('personas')
  const points = draft[kind]

  function add() {
    onEdit({ [kind]: [...points, { id: crypto.randomUUID(), text: '', words: [], count: 0, of: 0 }] })
  }

  return (
    <>
      {points.length > 0 && (
        <ul className={styles.points} aria-label={t(`personas:points.${kind}.title`)}>
          {points.map((point) => (
            <PointRow
              key={point.id}
              kind={kind}
              point={point}
              evidence={draft.evidence}
              onPoint={(next) => onEdit({ [kind]: points.map((each) => (each.id === next.id ? next : each)) })}
              onEvidence={(evidence) => onEdit({ evidence })}
              onRemove={() => onEdit(withoutPoint(draft, kind, point.id))}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size="1rem" aria-hidden />}
        disabled={points.length >= PERSONA_POINTS_MAX}
        onClick={add}
      >
        {t(`personas:points.${kind}.add`)}
      </Button>
    </>
  )
}

type PointRowProps = {
  kind: PointKind
  point: PersonaPoint
  evidence: readonly Evidence[]
  onPoint: (point: PersonaPoint) => void
  onEvidence: (evidence: Evidence[]) => void
  onRemove: () => void
}

/** One goal, pain or objection: its text, the keywords that detect it in a draft, and its quotes. */
function PointRow({ kind, point, evidence, onPoint, onEvidence, onRemove }: PointRowProps) {
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
