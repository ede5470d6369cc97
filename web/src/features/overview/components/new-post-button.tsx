import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { IfMay } from '@/session/if-may.tsx'

type Props = {
  /** False while another action on the screen takes priority: a screen has one main button. */ isMain: boolean
}

/** Creates a draft and opens it in the composer. */
export function NewPostButton({ isMain }: Props) {
  const { t } = useTranslation('overview')
  const beginPost = useBeginPost()
  return (
    <IfMay right="write_drafts">
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={<IconPlus size="1.125rem" aria-hidden />}
        onClick={() => void beginPost()}
      >
        {t('overview:newPost')}
      </Button>
    </IfMay>
  )
}
