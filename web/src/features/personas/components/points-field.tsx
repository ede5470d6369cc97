import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PersonaDraft } from '@postwright/core/model/persona'
import { PERSONA_POINTS_MAX } from '@postwright/core/model/persona-limits'
import type { PointKind } from '@postwright/core/personas/point-kinds'
import { withoutPoint } from '@postwright/core/personas/without-point'
import styles from './persona-editor.module.css'
import { PointRow } from './point-row.tsx'

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
