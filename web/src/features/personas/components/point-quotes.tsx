import { Button, ActionIcon, Textarea, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import {
  type Evidence,
  PERSONA_EVIDENCE_MAX,
  PERSONA_QUOTE_MAX,
  PERSONA_SOURCE_MAX,
} from '@postwright/core/model/persona'
import styles from './persona-editor.module.css'
import { ADDRESS_MAX } from '@postwright/core/limits'

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

type QuoteRowProps = { evidence: Evidence; onChange: (evidence: Evidence) => void; onRemove: () => void }

/** A quote, its author or source, and its address. */
function QuoteRow({ evidence, onChange, onRemove }: QuoteRowProps) {
  const { t } = useTranslation('personas')
  const { quote, source, url } = evidence
  return (
    <li className={styles.quote}>
      <Textarea
        className={styles.quoteText}
        aria-label={t('personas:quote.quote')}
        placeholder={t('personas:quote.quoteHint')}
        autosize
        minRows={1}
        maxRows={6}
        autoFocus={quote === ''}
        maxLength={PERSONA_QUOTE_MAX}
        value={quote}
        onChange={(event) => onChange({ ...evidence, quote: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        aria-label={t('personas:quote.source')}
        placeholder={t('personas:quote.sourceHint')}
        maxLength={PERSONA_SOURCE_MAX}
        value={source}
        onChange={(event) => onChange({ ...evidence, source: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        aria-label={t('personas:quote.url')}
        placeholder={t('personas:quote.urlHint')}
        maxLength={ADDRESS_MAX}
        value={url}
        onChange={(event) => onChange({ ...evidence, url: event.currentTarget.value })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('personas:quote.remove', { quote: quote.slice(0, 40) })}
        onClick={onRemove}
      >
        <IconX size="1rem" aria-hidden />
      </ActionIcon>
    </li>
  )
}
