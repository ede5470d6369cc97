import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { POST_NOTE_MAX } from '@postwright/core/limits'
import { emptyDraft } from '@postwright/core/model/post'
import type { CoverageRow } from '@postwright/core/personas/coverage-of'
import { pointWords } from '@postwright/core/personas/point-words'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'

/** Begins a post about something that no post speaks of, with it in the notes. */
export function WriteAboutIt({ row: { personaName, kind, point } }: { row: CoverageRow }) {
  const { t } = useTranslation('personas')
  const begin = useBeginPost()
  const note = t(`personas:coverage.note.${kind}`, {
    name: personaName,
    text: point.text,
    words: pointWords(point).join(', '),
  })
  return (
    <Button
      size="compact-xs"
      variant="light"
      leftSection={<IconPencilPlus size="0.875rem" aria-hidden />}
      aria-label={t('personas:coverage.writeLabel', { text: point.text })}
      onClick={() => void begin({ ...emptyDraft(), note: note.slice(0, POST_NOTE_MAX) })}
    >
      {t('personas:coverage.write')}
    </Button>
  )
}
