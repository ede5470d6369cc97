import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSettings, DEFAULT_SETTINGS, settingsSchema } from '@/preferences/settings.ts'
import { useSingleKeys } from '@/preferences/single-keys.ts'
import { SelectField } from '@/ui/select-field.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { toast } from '@/ui/toast.tsx'
import { Section } from './section.tsx'

const PAGE_SIZES = ['10', '20', '30', '40', '50']
const settingKeys = settingsSchema.keyof().options

/** Edits the page size and order of lists, success messages and single-key shortcuts; every change is saved immediately. */
export function PreferencesSection() {
  const { t } = useTranslation('settings')
  const { initialized: _initialized, set, replace, reset, ...chosen } = useSettings()
  const { itemsPerPage, notificationsEnabled, defaultSortOrder } = chosen
  const { singleKeysOn, setSingleKeys } = useSingleKeys()
  const isDefault = settingKeys.every((key) => chosen[key] === DEFAULT_SETTINGS[key]) && singleKeysOn

  const resetAll = () => {
    reset()
    setSingleKeys(true)
    toast.undo(t('settings:preferences.resetDone'), {
      label: t('common:action.undo'),
      onUndo: () => {
        replace(chosen)
        setSingleKeys(singleKeysOn)
      },
    })
  }

  return (
    <Section id="preferences" title={t('settings:preferences.title')} text={t('settings:preferences.text')}>
      <SelectField
        label={t('settings:preferences.itemsPerPage')}
        hint={t('settings:preferences.itemsPerPageText')}
        options={[...new Set([...PAGE_SIZES, String(itemsPerPage)])].map((size) => ({ value: size, label: size }))}
        value={String(itemsPerPage)}
        onChange={(value) => set('itemsPerPage', Number(value))}
      />
      <SelectField
        label={t('settings:preferences.sortOrder')}
        hint={t('settings:preferences.sortOrderText')}
        options={[
          { value: 'desc', label: t('settings:preferences.newest') },
          { value: 'asc', label: t('settings:preferences.oldest') },
        ]}
        value={defaultSortOrder}
        onChange={(value) => set('defaultSortOrder', value)}
      />
      <div>
        <SwitchRow
          label={t('settings:preferences.notifications')}
          description={t('settings:preferences.notificationsText')}
          checked={notificationsEnabled}
          onChange={(checked) => set('notificationsEnabled', checked)}
        />
        <SwitchRow
          label={t('common:singleKeys.label')}
          description={t('common:singleKeys.text')}
          checked={singleKeysOn}
          onChange={setSingleKeys}
        />
      </div>
      <Group>
        <Button variant="default" onClick={resetAll} disabled={isDefault}>
          {t('settings:preferences.reset')}
        </Button>
      </Group>
    </Section>
  )
}
