import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import type { Workspace } from '@postwright/core/model/workspace'
import { routes } from '@/config/routes.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { SwitchRow } from '@/ui/switch-row.tsx'
import { toast } from '@/ui/toast.tsx'
import { useOnline } from '@/ui/use-online.ts'
import { setWorkspacePublishing } from '@postwright/core/api/publishing-rules'
import { call } from '@/lib/api-client.ts'
import { Section } from './section.tsx'

/** Pauses and resumes the workspace's publishing, and links to the approval settings. */
export function PublishingSection({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation('settings')
  const online = useOnline()
  const { run, isRunning, failure } = useApiCall()
  const isPaused = workspace.pausedAt !== null

  const change = (pause: boolean) =>
    run(async () => {
      const { released } = await call(setWorkspacePublishing, { workspaceId: workspace.id, isPaused: pause })
      if (pause) toast.success(t('settings:publishing.paused'))
      else if (released === 0) toast.success(t('settings:publishing.resumed'))
      else toast.success(t('settings:publishing.resumedHeld', { count: released }))
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
      <p>
        <Anchor component={Link} to={routes.workspaceApprovals.href()}>
          {t('settings:publishing.approvalSettings')}
        </Anchor>
      </p>
    </Section>
  )
}
