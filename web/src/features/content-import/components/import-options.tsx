import { MultiSelect, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Template } from '@postwright/core/collections/templates'
import type { Connection } from '@postwright/core/model/connection'
import { platformName } from '@/platforms/platform-name.ts'
import { FIELD_ORDER } from '@/ui/field-label.tsx'
import { ZoneField } from '@/ui/zone-field.tsx'
import type { ImportChoices } from '../use-checked-rows.ts'
import styles from './import.module.css'

const DRAFTS = ''

type Props = {
  choices: ImportChoices
  channels: readonly Connection[]
  templates: readonly Template[]
  queues: readonly { id: string; name: string }[]
  onChoices: (choices: ImportChoices) => void
}

/** What holds for rows that do not say it themselves: zone, channels, and the template whose variables are the columns. */
export function ImportOptions({ choices, channels, templates, queues, onChoices }: Props) {
  const { t } = useTranslation('import')
  return (
    <section className={styles.card} aria-labelledby="import-options">
      <h2 id="import-options" className={styles.title}>
        {t('import:options.title')}
      </h2>
      <div className={styles.options}>
        <ZoneField
          label={t('import:options.zone')}
          value={choices.timeZone}
          onChange={(timeZone) => onChoices({ ...choices, timeZone })}
        />
        <MultiSelect
          label={t('import:options.channels')}
          description={t('import:options.channelsHint')}
          inputWrapperOrder={FIELD_ORDER}
          data={channels.map(({ id, platform, handle }) => ({
            value: id,
            label: `${platformName(platform)} · ${handle}`,
          }))}
          value={[...choices.connectionIds]}
          onChange={(connectionIds) => onChoices({ ...choices, connectionIds })}
        />
        {queues.length > 0 && (
          <Select
            label={t('import:options.untimed')}
            data={[
              { value: DRAFTS, label: t('import:options.drafts') },
              ...queues.map(({ id, name }) => ({ value: id, label: t('import:options.queue', { name }) })),
            ]}
            value={choices.queueId ?? DRAFTS}
            allowDeselect={false}
            onChange={(id) => onChoices({ ...choices, queueId: id === DRAFTS ? null : id })}
          />
        )}
        {templates.length > 0 && (
          <Select
            label={t('import:options.template')}
            description={t('import:options.templateHint')}
            inputWrapperOrder={FIELD_ORDER}
            data={templates.map(({ id, name }) => ({ value: id, label: name }))}
            value={choices.template?.id ?? null}
            clearable
            onChange={(id) => onChoices({ ...choices, template: templates.find((each) => each.id === id) ?? null })}
          />
        )}
      </div>
    </section>
  )
}
