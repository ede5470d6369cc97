import { ActionIcon, Textarea, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ADDRESS_MAX } from '@postwright/core/limits'
import type { Evidence } from '@postwright/core/model/persona'
import { PERSONA_QUOTE_MAX, PERSONA_SOURCE_MAX } from '@postwright/core/model/persona-limits'
import styles from './persona-editor.module.css'

type Props = { evidence: Evidence; onChange: (evidence: Evidence) => void; onRemove: () => void }

/** What was said, by whom or where, and its address. */
export function QuoteRow({ evidence, onChange, onRemove }: Props) {
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
