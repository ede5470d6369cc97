import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ModelDialect } from '@postwright/core/model/model-settings'
import { findPreset, MODEL_PRESETS } from '@postwright/core/models/model-presets'
import { SelectField } from '@/ui/select-field.tsx'
import classes from './models.module.css'

type Service = { address: string; dialect: ModelDialect }

type Props = Service & { onChoose: (service: Service) => void }

const DIALECTS = ['completions', 'messages'] as const satisfies readonly ModelDialect[]

/** Fills in a service that many people use, and says where its key comes from; of any other one it asks how it is spoken to. */
export function ModelPresetField({ address, dialect, onChoose }: Props) {
  const { t } = useTranslation('models')
  const preset = findPreset(address, dialect)
  const chosen = preset?.id ?? 'own'

  function choose(id: typeof chosen) {
    const next = MODEL_PRESETS.find((each) => each.id === id)
    if (next) onChoose(next)
    // Of one's own: there is no address yet.
    else if (preset) onChoose({ address: '', dialect })
  }

  return (
    <div className={classes.preset}>
      <SelectField
        label={t('models:preset.label')}
        value={chosen}
        options={[...MODEL_PRESETS.map(({ id }) => id), 'own' as const].map((value) => ({
          value,
          label: t(`models:preset.${value}.name`),
        }))}
        onChange={choose}
      />
      <p className={classes.soft}>
        {t(`models:preset.${chosen}.hint`)}{' '}
        {preset?.keysAt && (
          <Anchor href={preset.keysAt} target="_blank" rel="noreferrer" inherit>
            {t('models:preset.keys')}
          </Anchor>
        )}
      </p>
      {!preset && (
        <SelectField
          label={t('models:dialect.label')}
          hint={t('models:dialect.hint')}
          value={dialect}
          options={DIALECTS.map((value) => ({ value, label: t(`models:dialect.${value}`) }))}
          onChange={(next) => onChoose({ address, dialect: next })}
        />
      )}
    </div>
  )
}
