import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Evidence } from '@postwright/core/model/persona'
import { PERSONA_EVIDENCE_MAX } from '@postwright/core/model/persona-limits'
import styles from './persona-editor.module.css'
import { QuoteRow } from './quote-row.tsx'

type Props = {
  pointId: string
  name: string
  evidence: readonly Evidence[]
  onEvidence: (evidence: Evidence[]) => void
}

/** The quotes that support a point, with their sources. */
export function PointQuotes({ pointId, name, evidence, onEvidence }: Props) {
  const { t } = useTranslation('personas')
  const [isOpen, { toggle, open }] = useDisclosure(false)
  const own = evidence.filter(({ points }) => points.includes(pointId))

  function add() {
    onEvidence([...evidence, { id: crypto.randomUUID(), quote: '', source: '', url: '', points: [pointId] }])
    open()
  }

  return (
    <div className={styles.quotes}>
      <div className={styles.quoteTools}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={isOpen}
          disabled={own.length === 0}
          rightSection={<IconChevronDown size="0.875rem" aria-hidden className={styles.chevron} />}
          onClick={toggle}
        >
          {t('personas:card.quotes', { count: own.length })}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="0.875rem" aria-hidden />}
          aria-label={t('personas:quote.addFor', { name })}
          disabled={evidence.length >= PERSONA_EVIDENCE_MAX}
          onClick={add}
        >
          {t('personas:quote.add')}
        </Button>
      </div>
      {isOpen && own.length > 0 && (
        <ul className={styles.quoteList} aria-label={t('personas:quote.list', { name })}>
          {own.map((each) => (
            <QuoteRow
              key={each.id}
              evidence={each}
              onChange={(next) => onEvidence(evidence.map((other) => (other.id === next.id ? next : other)))}
              onRemove={() => onEvidence(evidence.filter(({ id }) => id !== each.id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
