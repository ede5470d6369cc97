import { Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@postwright/core/model/post'
import type { BenchDraft } from '../use-bench.ts'
import { useSaveBack } from '../use-save-back.ts'

/** Saves the draft to the post it came from; renders nothing if that post was sent. */
export function SaveBackButton({ post, now }: { post: Post; now: BenchDraft }) {
  const { t } = useTranslation('optimizer')
  const save = useSaveBack(post)
  const isSaved = post.text === now.text && JSON.stringify(post.media) === JSON.stringify(now.media)
  return (
    save && (
      <Button
        variant="default"
        leftSection={<IconDeviceFloppy size="1.125rem" aria-hidden />}
        disabled={isSaved}
        onClick={() => save(now)}
      >
        {t('optimizer:saveBack.button')}
      </Button>
    )
  )
}
