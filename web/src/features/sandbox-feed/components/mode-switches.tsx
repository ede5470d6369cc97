import { Radio, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sandboxModeSchema } from '@postwright/core/model/sandbox'
import { SwitchRow } from '@/ui/switch-row.tsx'
import type { Switches } from '../data/use-switch-sandbox.ts'
import { MODE_TEXT } from '../mode-text.ts'
import classes from './mode-switches.module.css'

type Props = { value: Switches; isDisabled: boolean; onChange: (switches: Switches) => void }

/** How the network answers the next publications, each outcome with what comes of it. */
export function ModeSwitches({ value, isDisabled, onChange }: Props) {
  const { t } = useTranslation('sandbox')
  return (
    <Stack gap="lg">
      <Radio.Group
        label={t('sandbox:switches.mode')}
        value={value.mode}
        onChange={(mode) => onChange({ ...value, mode: sandboxModeSchema.parse(mode) })}
      >
        <Stack gap={6} mt={8}>
          {sandboxModeSchema.options.map((mode) => (
            <Radio.Card key={mode} value={mode} className={classes.card} disabled={isDisabled}>
              <Radio.Indicator size="xs" className={classes.dot} />
              <span className={classes.words}>
                <span className={classes.name}>{t(MODE_TEXT[mode].title)}</span>
                <span className={classes.text}>{t(MODE_TEXT[mode].text)}</span>
              </span>
            </Radio.Card>
          ))}
        </Stack>
      </Radio.Group>
      <SwitchRow
        label={t('sandbox:switches.lookup')}
        description={t('sandbox:switches.lookupText')}
        checked={value.lookup}
        disabled={isDisabled}
        onChange={(lookup) => onChange({ ...value, lookup })}
      />
    </Stack>
  )
}
