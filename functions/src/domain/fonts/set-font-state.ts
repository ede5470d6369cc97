import type { StoredFont } from '@postwright/core/model/font'
import type { Deps } from '../ports/deps.ts'
import { AppError } from '../app-error.ts'
import type { Caller } from '../caller.ts'

/**
 * Offers a font of the product to all workspaces, or offers it no more. Decks keep it in both cases.
 * @throws `not_found`, `font_invalid` for one that did not pass its check
 */
export async function setFontState(
  deps: Deps,
  caller: Caller,
  { fontId, state }: { fontId: string; state: 'published' | 'retired' },
): Promise<StoredFont> {
  return deps.transact(async (tx) => {
    const font = await deps.fonts.getIn(tx, null, fontId)
    if (!font) throw new AppError('not_found', { message: `font ${fontId}` })
    if (font.check !== 'passed') throw new AppError('font_invalid', { message: `font ${fontId} is ${font.check}` })
    if (font.state === state) return font
    deps.auditLog.appendIn(tx, {
      action: state === 'published' ? 'font.published' : 'font.retired',
      actorUid: caller.uid,
      subject: fontId,
      facts: { name: font.name, family: font.report?.family ?? '' },
    })
    return deps.fonts.updateIn(tx, null, font, { state, takedown: state === 'published' ? null : font.takedown })
  })
}
