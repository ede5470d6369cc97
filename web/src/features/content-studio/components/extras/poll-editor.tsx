import { Button, CloseButton, Group, Stack, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { POLL_OPTION_MAX } from '@postwright/core/limits'
import type { PostDraft } from '@postwright/core/model/post'
import { SelectField } from '@/ui/select-field.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { POLL_SPANS, spanOf } from '../../poll-spans.ts'
import styles from './post-extras.module.css'

type Poll = Pick<PostDraft, 'pollOptions' | 'pollDuration' | 'pollMultiple'>
type Props = {
  poll: Poll
  /** Maximum number of options, of the strictest chosen channel. */
  max: number
  onChange: (poll: Partial<Poll>) => void
}

const FEWEST = 2

/** The options of a poll, its duration, and whether several may be chosen. */
export function PollEditor({ poll, max, onChange }: Props) {
  const { t } = useTranslation('studio')
  const { pollOptions: options, pollDuration, pollMultiple } = poll
  return (
    <fieldset className={styles.extra}>
      <legend className={styles.legend}>{t('studio:poll.title')}</legend>
      <Stack gap="xs">
        {options.map((option, at) => (
          <Group key={at} gap="xs" wrap="nowrap">
            <TextInput
              className={styles.grow}
              aria-label={t('studio:poll.option', { number: at + 1 })}
              placeholder={t('studio:poll.option', { number: at + 1 })}
              maxLength={POLL_OPTION_MAX}
              value={option}
              onChange={(event) =>
                onChange({ pollOptions: options.map((other, i) => (i === at ? event.currentTarget.value : other)) })
              }
            />
            {options.length > FEWEST && (
              <CloseButton
                aria-label={t('studio:poll.removeOption', { number: at + 1 })}
                onClick={() => onChange({ pollOptions: options.filter((_, i) => i !== at) })}
              />
            )}
          </Group>
        ))}
        <Group gap="sm" align="flex-end">
          <SelectField
            label={t('studio:poll.duration')}
            value={spanOf(pollDuration)}
            options={POLL_SPANS.map(({ span, key }) => ({ value: String(span), label: t(key) }))}
            onChange={(span) => onChange({ pollDuration: Number(span) })}
          />
          <Button
            variant="default"
            disabled={options.length >= max}
            leftSection={<IconPlus size="1rem" aria-hidden />}
            onClick={() => onChange({ pollOptions: [...options, ''] })}
          >
            {t('studio:poll.addOption')}
          </Button>
          <Button variant="subtle" color="red" onClick={() => onChange({ pollOptions: [] })}>
            {t('studio:poll.remove')}
          </Button>
        </Group>
        <SwitchRow
          label={t('studio:poll.multiple')}
          checked={pollMultiple}
          onChange={(multiple) => onChange({ pollMultiple: multiple })}
        />
      </Stack>
    </fieldset>
  )
}
