import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Connection } from '@postwright/core/model/connection'
import { emptyDraft } from '@postwright/core/model/post'
import type { Variant } from '@postwright/core/model/variant'
import { contractFor } from '@postwright/core/platforms/contract-for'
import { countText } from '@postwright/core/publishing/count-text'
import { useBeginPost } from '@/posts/begin/use-begin-post.ts'
import { Notice } from '@/ui/notice.tsx'

type Props = {
  /** The publications of one channel, in their order. */ parts: readonly Variant[]
  connection?: Connection | undefined
}

/** Of a thread whose later part the network refused as a reply: says so, and offers the rest as one post. */
export function RestOfThreadNotice({ parts, connection }: Props) {
  const { t } = useTranslation('publishing')
  const beginPost = useBeginPost()
  const refused = parts.find(({ error, state }) => error?.kind === 'reply_refused' && state === 'handed_over')
  if (!refused) return null
  const rest = parts.filter(({ partIndex, state }) => partIndex >= refused.partIndex && state !== 'published')
  const text = rest.map(({ content }) => content.text).join('\n\n')
  const isShort = connection !== undefined && countText(contractFor(connection), text).left >= 0
  return (
    <Notice
      title={t('publishing:restOfThread.title')}
      text={t(isShort ? 'publishing:restOfThread.text' : 'publishing:restOfThread.tooLong')}
    >
      {isShort && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => void beginPost({ ...emptyDraft(), text, connectionIds: [refused.connectionId] })}
        >
          {t('publishing:restOfThread.make')}
        </Button>
      )}
    </Notice>
  )
}
