import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { setWorkspaceArchived } from '@postwright/core/api/workspaces'
import { call } from '../../lib/api-client.ts'
import { useApiCall } from '../../lib/use-api-call.ts'
import { useMay } from '../../session/use-role.ts'
import { FormError } from '../../ui/form-error.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './banner.module.css'

/** Shows on every page of an archived workspace that it is read-only; owners can unarchive it. */
export function ArchivedBanner({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const isOwner = useMay('manage_ownership')
  const { run, isRunning, failure } = useApiCall()

  const unarchive = () =>
    run(async () => {
      await call(setWorkspaceArchived, { workspaceId, isArchived: false })
      toast.success(t('archive.ended'))
    })

  return (
    <div className={styles.banner} data-tone="warning" role="status">
      <p>{t(isOwner ? 'archive.text' : 'archive.askOwner')}</p>
      {isOwner && (
        <Button size="compact-sm" variant="default" loading={isRunning} onClick={() => void unarchive()}>
          {t('archive.end')}
        </Button>
      )}
      <FormError message={failure} />
    </div>
  )
}
