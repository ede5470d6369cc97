import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FailedPost } from '@postwright/core/api/failed-posts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { FormError } from '@/ui/form-error.tsx'
import { toast } from '@/ui/toast.tsx'
import { sendAgain, useRefresh } from '../data/failed-posts.ts'

/** Sends a post again and then reloads the screen. A refusal, for example of a post that changed meanwhile, is shown as an error message. */
export function SendAgain({ post, onSent }: { post: FailedPost; onSent?: () => void }) {
  const { t } = useTranslation('failed-posts')
  const refresh = useRefresh()
  const { run, isRunning, failure } = useApiCall()
  const send = () =>
    run(async () => {
      try {
        await sendAgain(post)
        toast.success(t('failed-posts:sent'))
        onSent?.()
      } finally {
        await refresh()
      }
    })
  return (
    <>
      <FormError message={failure} />
      <Button size="compact-sm" loading={isRunning} onClick={() => void send()}>
        {t('failed-posts:sendAgain')}
      </Button>
    </>
  )
}
