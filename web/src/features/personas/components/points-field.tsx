import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PERSONA_POINTS_MAX } from '@postwright/core/personas/persona-limits'
import type { PersonaPoint } from '@postwright/core/model/persona'
import styles from './persona-editor.module.css'
import { PointRow } from './point-row.tsx'

export type PointKind = 'goals' | 'pains' | 'objections'

type Props = { kind: PointKind; points: readonly PersonaPoint[]; onPoints: (points: PersonaPoint[]) => void }

/** The goals, pains or objections of a persona. */
export function PointsField({ kind, points, onPoints }: Props) {
  const { t } = useTranslation('personas')

  function add() {
    onPoints([...points, { id: crypto.randomUUID(), text: '', words: [], count: 0, of: 0 }])
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
              onPoint={(next) => onPoints(points.map((each) => (each.id === next.id ? next : each)))}
              onRemove={() => onPoints(points.filter(({ id }) => id !== point.id))}
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
