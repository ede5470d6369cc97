import { Select, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FORMAT_NAMES } from '@postwright/core/scene/format'
import { safeZonesOf } from '@postwright/core/scene/safe-zones'
import type { LintSetting } from './lint-setting.ts'
import styles from './lint.module.css'

type Props = { setting: LintSetting; onSetting: (setting: LintSetting) => void }

/** Which format is looked at, where it will be seen, and whether the theme is all that may be used. */
export function LintSettings({ setting, onSetting }: Props) {
  const { t } = useTranslation('lint')
  const zones = safeZonesOf(setting.format)
  return (
    <div className={styles.settings}>
      <Select
        label={t('lint:format')}
        data={[...FORMAT_NAMES]}
        value={setting.format}
        allowDeselect={false}
        onChange={(format) => format && onSetting({ ...setting, format, zone: safeZonesOf(format)[0] ?? null })}
      />
      {zones.length > 0 && (
        <Select
          label={t('lint:zone')}
          placeholder={t('lint:noZone')}
          data={[
            ...zones.map((zone) => ({ value: zone, label: t(`lint:zones.${zone}`) })),
            ...(zones.length > 1 ? [{ value: 'all' as const, label: t('lint:allZones') }] : []),
          ]}
          value={setting.zone}
          clearable
          onChange={(zone) => onSetting({ ...setting, zone })}
        />
      )}
      <Switch
        className={styles.wide}
        label={setting.brand ? t('lint:kitOnly') : t('lint:themeOnly')}
        checked={setting.isThemeOnly || setting.brand !== null}
        disabled={setting.brand !== null}
        onChange={({ currentTarget }) => onSetting({ ...setting, isThemeOnly: currentTarget.checked })}
      />
    </div>
  )
}
