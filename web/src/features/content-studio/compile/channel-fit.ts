import { compile, type Fit } from '@postwright/core/compile/compile'
import { fitSource } from '@postwright/core/compile/fit-mark'
import type { ContactBook } from '@postwright/core/compile/rule'
import type { Connection } from '@postwright/core/model/connection'
import type { PostDraft } from '@postwright/core/model/post'
import { contractFor } from '@postwright/core/platforms/contract-for'
import type { CheckedMedia } from '@postwright/core/publishing/check-media'
import { effectiveSettings, ownSettings } from '@postwright/core/posts/clean-settings'
import { pollOf } from '@postwright/core/posts/thread-of'

type Options = {
  book: ContactBook
  /** What is known of the post's files. */
  files: readonly CheckedMedia[]
  /** Ids of changes that are left out. */
  left: ReadonlySet<string>
}

/** A draft as it is fitted to one channel. */
export function channelFit(draft: PostDraft, connection: Connection, { book, files, left }: Options): Fit {
  const contract = contractFor(connection)
  const own = ownSettings(contract, draft.settings, connection.id)
  return compile(
    fitSource(draft, connection.id),
    {
      contract,
      book,
      files: new Map(files.map(({ mediaId, alt: _alt, ...facts }) => [mediaId, facts])),
      poll: pollOf(draft),
      settings: effectiveSettings(contract, connection, own),
    },
    left,
  )
}
