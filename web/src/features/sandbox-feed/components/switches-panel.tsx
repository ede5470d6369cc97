import { useOnline } from '@/ui/use-online.ts'
import { Skeleton, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { LiveDoc } from '@/lib/live/use-live.ts'
import { useErrorText } from '@/lib/use-error-text.ts'
import type { SandboxChannel } from '@postwright/core/model/sandbox'
import { DataState } from '@/ui/data-state.tsx'
import { Panel } from '@/ui/panel.tsx'
import { toast } from '@/ui/toast.tsx'
import { useSwitchSandbox, type Switches } from '../data/use-switch-sandbox.ts'
import { MODE_TEXT } from '../mode-text.ts'
import { ModeSwitches } from './mode-switches.tsx'

type Props = { workspaceId: string; connectionId: string; live: LiveDoc<SandboxChannel> }

/** The switches of a channel; a change shows at once and is taken back when it is refused. */
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
