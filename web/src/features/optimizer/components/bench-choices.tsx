import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import { PLATFORMS } from '@postwright/core/platforms/platform'
import { PersonaField } from '@/checks/persona-field.tsx'
import { SelectField } from '@/ui/select-field.tsx'
import type { useBenchRules } from '../use-bench-rules.ts'
import styles from './optimizer.module.css'

const ANY = 'any'

type Props = { channels: readonly Connection[]; rules: ReturnType<typeof useBenchRules> }

/** Where the text goes, whose voice it has, and who reads it: each brings its rules. */
export function BenchChoices({ channels, rules }: Props) {
  const { t } = useTranslation('optimizer')
  const { target, setTarget, kits, kit, setKit, personas, persona, choosePersona } = rules
  const own = channels.map(({ id, handle, platform }) => ({
    value: id,
    label: `${handle} · ${PLATFORM_CONTRACTS[platform].name}`,
  }))
  const networks = PLATFORMS.map((value) => ({ value, label: PLATFORM_CONTRACTS[value].name }))
  return (
    <div className={styles.choices}>
      <SelectField
        label={t('optimizer:network.label')}
        value={target ?? ANY}
        options={[{ value: ANY, label: t('optimizer:network.any') }, ...own, ...networks]}
        onChange={(value) => setTarget(value === ANY ? null : value)}
      />
      {kit && kits.length > 0 && (
        <SelectField
          label={t('optimizer:kit')}
          value={kit.id}
          options={kits.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setKit}
        />
      )}
      <PersonaField {...{ personas, persona }} onPersona={choosePersona} />
    </div>
  )
}
