import { Input, SegmentedControl, Slider } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TEXT_SIZE } from '@/config/constants.ts'
import { useTextSize } from '@/preferences/text-size.ts'
import { useTheme, THEMES, type EffectiveTheme, type Theme } from '@/preferences/theme.ts'
import { useZoom } from '@/preferences/zoom.ts'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { Section } from './section.tsx'
import classes from './settings.module.css'

const THEME_LOOK = {
  light: { label: 'settings:display.light', Icon: IconSun },
  dark: { label: 'settings:display.dark', Icon: IconMoon },
  system: { label: 'settings:display.system', Icon: IconDeviceDesktop },
} as const satisfies Record<Theme, unknown>

const SYSTEM_IS = {
  light: 'settings:display.systemLight',
  dark: 'settings:display.systemDark',
} as const satisfies Record<EffectiveTheme, string>

const MARKS = [TEXT_SIZE.min, 150, TEXT_SIZE.max].map((value) => ({ value, label: `${value}%` }))

/** Edits theme, text size and zoom: applied immediately and stored on this device. */
export function DisplaySection() {
  const { t } = useTranslation('settings')
  const { theme, effective, setTheme } = useTheme()
  const { textSize, setTextSize } = useTextSize()
  const { zoomAllowed, setZoomAllowed } = useZoom()

  return (
    <Section id="display" title={t('settings:display.title')} text={t('settings:display.text')}>
      <Input.Wrapper
        label={t('settings:display.theme')}
        labelElement="div"
        description={theme === 'system' ? t(SYSTEM_IS[effective]) : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
      >
        <SegmentedControl
          mt={6}
          fullWidth
          aria-label={t('settings:display.theme')}
          value={theme}
          onChange={setTheme}
          data={THEMES.map((value) => {
            const { label, Icon } = THEME_LOOK[value]
            return {
              value,
              label: (
                <span className={classes.choice}>
                  <Icon size="1rem" aria-hidden />
                  {t(label)}
                </span>
              ),
            }
          })}
        />
      </Input.Wrapper>
      <Input.Wrapper
        label={t('settings:display.textSize')}
        labelElement="div"
        description={t('settings:display.textSizeText')}
      >
        <Slider
          className={classes.slider}
          value={textSize}
          onChange={setTextSize}
          min={TEXT_SIZE.min}
          max={TEXT_SIZE.max}
          step={TEXT_SIZE.step}
          marks={MARKS}
          label={(percent) => t('settings:display.textSizeValue', { percent })}
          thumbLabel={t('settings:display.textSize')}
        />
      </Input.Wrapper>
      <SwitchRow
        label={t('settings:display.zoom')}
        description={t('settings:display.zoomText')}
        checked={zoomAllowed}
        onChange={setZoomAllowed}
      />
    </Section>
  )
}
