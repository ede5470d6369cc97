import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonDetail } from '@postwright/core/api/people'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { formatDay, viewerZone } from '@/ui/format-time.ts'
import { Notice } from '@/ui/notice.tsx'
import { Panel } from '@/ui/panel.tsx'
import { toast } from '@/ui/toast.tsx'
import { keepAccount, sendExport, usePersonChanged } from '../data/people.ts'
import { AskDialog } from './ask-dialog.tsx'
import classes from './people.module.css'

/** Starts an export of the user's data, which only the user can download, and shows a scheduled deletion with a button to cancel it. */
export function AccountPart({ user }: Pick<PersonDetail, 'user'>) {
  const { t } = useTranslation('user-management')
  const { id: uid, fullName: name, deletesAt } = user
  const changed = usePersonChanged(uid)
  const { run, isRunning, failure } = useApiCall()
  const [isAsking, setAsking] = useState(false)

  const send = () =>
    run(async () => {
      await sendExport(uid)
      toast.success(t('user-management:account.exportBegun', { name }))
    })

  return (
    <Panel id="data" title={t('user-management:account.title')}>
      <Stack gap="md">
        <FormError message={failure} />
        {deletesAt !== null && (
          <Notice
            tone="warning"
            title={t('user-management:status.leaving')}
            text={t('user-management:account.leaving', { name, date: formatDay(deletesAt, viewerZone()) })}
          >
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('user-management:account.keep')}
            </Button>
          </Notice>
        )}
        <p className={classes.sentence}>{t('user-management:account.exportText', { name })}</p>
        <Group>
          <Button variant="default" loading={isRunning} onClick={() => void send()}>
            {t('user-management:account.export')}
          </Button>
        </Group>
      </Stack>
      {isAsking && (
        <AskDialog
          question={{
            title: t('user-management:account.keepTitle'),
            text: t('user-management:account.keepText', { name }),
            confirm: t('user-management:account.keep'),
            done: t('user-management:account.kept'),
            act: () => keepAccount(uid),
          }}
          onClose={() => setAsking(false)}
          onDone={changed}
        />
      )}
    </Panel>
  )
}
