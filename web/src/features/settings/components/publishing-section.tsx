import { useTranslation } from 'react-i18next'
import type { Workspace } from '@postwright/core/model/workspace'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { setPublishing } from '../data/workspace-commands.ts'
import { Section } from './section.tsx'

/** Whether anything of the workspace is published at the moment, and whether posts need approval for it. */
export function PublishingSection({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const { run, isRunning, failure } = useApiCall()
  const isPaused = workspace.pausedAt !== null

  const change = (pause: boolean) =>
    run(async () => {
      const { released } = await setPublishing({ workspaceId: workspace.id, isPaused: pause })
      if (pause) toast.success(t('settings:publishing.paused'))
      else if (released === 0) toast.success(t('settings:publishing.resumed'))
      else toast.success(t('settings:publishing.resumedHeld', { count: released }))
    })

  const setApproval = (isNeeded: boolean) =>
    run(async () => {
      await setPublishing({
        workspaceId: workspace.id,
        approvalRules: { ...workspace.approvalRules, mode: isNeeded ? 'internal' : 'none' },
      })
      toast.success(t(isNeeded ? 'settings:publishing.approvalOn' : 'settings:publishing.approvalOff'))
    })

  return (
    <Section id="publishing" title={t('settings:publishing.title')} text={t('settings:publishing.text')}>
      <FormError message={failure} />
      <SwitchRow
        label={t('settings:publishing.pause')}
        description={t('settings:publishing.pauseText')}
        checked={isPaused}
        disabled={isRunning || !online}
        onChange={(checked) => void change(checked)}
      />
      <SwitchRow
        label={t('settings:publishing.approval')}
        description={t('settings:publishing.approvalText')}
        checked={workspace.approvalRules.mode !== 'none'}
        disabled={isRunning || !online}
        onChange={(checked) => void setApproval(checked)}
      />
    </Section>
  )
}
