import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBeginPost } from '@/publishing/use-begin-post.ts'

/** Begins a draft and opens it in the composer. */
export function NewPostButton() {
  const { t } = useTranslation('overview')
  const beginPost = useBeginPost()
  return (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden />} onClick={() => void beginPost()}>
      {t('overview:newPost')}
    </Button>
  )
}
