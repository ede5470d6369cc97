import type { Check, Found } from '../check.ts'
import type { CheckedFile } from '../checked-draft.ts'

const USELESS =
  /^(?:image|picture|photo|graphic|screenshot|img|untitled|picture\d*|dsc|pxl)[\s_\-\d]*$|\.(?:jpe?g|png|webp|gif|heic)$/i
const OPENING = /^(?:an? )?(?:image|picture|photo|photograph|graphic) (?:of|showing) +/i

/** Finds images without a description, or with a meaningless one. */
export const altText: Check = {
  id: 'altText',
  version: 1,
  source: 'accessibility',
  weight: 8,
  run({ files }) {
    const pictures = files.filter(({ kind }) => kind === 'image')
    return pictures.length === 0 ? null : pictures.flatMap(findIn)
  },
}

function findIn({ mediaId, alt, name }: CheckedFile): Found[] {
  const place = { kind: 'media', mediaId } as const
  const shown = alt.trim()
  if (shown === '') return [{ reason: 'missing', place, values: { name } }]
  if (USELESS.test(shown)) return [{ reason: 'useless', place, evidence: alt, values: { alt: shown } }]
  const opening = OPENING.exec(shown)?.[0]
  const rest = opening === undefined ? '' : shown.slice(opening.length)
  if (opening === undefined || rest === '') return []
  const text = rest.charAt(0).toUpperCase() + rest.slice(1)
  return [
    {
      reason: 'opening',
      place,
      evidence: opening,
      values: { opening },
      fix: { kind: 'alt', mediaId, text },
      loss: 0.25,
    },
  ]
}
