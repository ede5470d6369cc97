import type { Piece, Rect } from '../../scene/templates/builders/piece.ts'
import { picture } from '../../scene/templates/builders/picture.ts'
import { text } from '../../scene/templates/builders/text.ts'
import { solid } from '../../scene/templates/builders/solid.ts'
import { initialsOf } from '../initials-of.ts'
import type { PersonaCard } from './persona-card.ts'

/** The picture in a circle, or the initials. */
export function cardPortrait({ name, picture: mediaId }: Pick<PersonaCard, 'name' | 'picture'>, at: Rect): Piece {
  if (mediaId === null) {
    const look = {
      weight: 700,
      size: 60,
      sizeMin: 24,
      color: '@background',
      align: 'center',
      verticalAlign: 'middle',
    } as const
    return text(initialsOf(name), look, { at, fill: solid('@primary'), radius: at[2] / 2 })
  }
  const piece = picture(name, { at, mask: 'ellipse', slot: 'portrait' })
  return piece.layer.type === 'image' ? { ...piece, layer: { ...piece.layer, mediaId, slot: '' } } : piece
}
