import { useOnline } from '@/ui/use-online.ts'
import { Skeleton, Stack, Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LiveDoc } from '@/lib/live/use-live.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import { type SandboxChannel, sandboxModeSchema } from '@postwright/core/model/sandbox'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { toast } from '@/ui/toast.tsx'
import { useSwitchSandbox, type Switches } from '../data/sandbox.ts'
import { MODE_TEXT } from '../mode-text.ts'
import { SwitchRow } from '@/ui/switch-row.tsx'
import classes from './switches-panel.module.css'

type Props = { workspaceId: string; connectionId: string; live: LiveDoc<SandboxChannel> }

/** The switches of a channel; a change is displayed immediately and reverted if it is refused. */
export function SwitchesPanel({ workspaceId, connectionId, live }: Props) {
  const { t } = useTranslation('sandbox')
  const errorText = useErrorText()
  const online = useOnline()
  const { value, change } = useSwitchSandbox({ workspaceId, connectionId }, live)

  const choose = async (switches: Switches) => {
    try {
      await change(switches)
      if (switches.mode !== value?.mode)
        toast.success(t('sandbox:switches.saved', { mode: t(MODE_TEXT[switches.mode].title) }))
      else toast.success(switches.lookup ? t('sandbox:switches.lookupOn') : t('sandbox:switches.lookupOff'))
    } catch (error) {
      toast.error(`${t('sandbox:switches.failed')} ${errorText(error)}`)
    }
  }

  return (
    <Panel
      id="switches"
      title={t('sandbox:switches.title')}
      description={online ? t('sandbox:switches.text') : t('sandbox:switches.offline')}
    >
      <DataState
        read={live.status !== 'error' && value !== null ? { status: 'ready', data: value } : live}
        loading={<PanelSkeleton />}
        errorTitle={t('sandbox:error')}
      >
        {(switches) => (
          <ModeSwitches value={switches} isDisabled={!online} onChange={(chosen) => void choose(chosen)} />
        )}
      </DataState>
    </Panel>
  )
}

function PanelSkeleton() {
  return (
    <Stack gap={6} aria-busy="true">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </Stack>
  )
}

type ModeSwitchesProps = { value: Switches; isDisabled: boolean; onChange: (switches: Switches) => void }

/** The network's response to the next publications, each outcome with its consequences. */
function ModeSwitches({ value, isDisabled, onChange }: ModeSwitchesProps) {
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
