import type { ComponentType } from 'react'
import { ButtonsSection } from './sections/buttons-section.tsx'
import { FieldsSection } from './sections/fields-section.tsx'
import { IdentitySection } from './sections/identity-section.tsx'
import { ListsSection } from './sections/lists-section.tsx'
import { MediaSection } from './sections/media-section.tsx'
import { NumbersSection } from './sections/numbers-section.tsx'
import { OverlaysSection } from './sections/overlays-section.tsx'
import { PickersSection } from './sections/pickers-section.tsx'
import { PlacesSection } from './sections/places-section.tsx'
import { PreviewsSection } from './sections/previews-section.tsx'
import { TokensSection } from './sections/tokens-section.tsx'
import { WordsSection } from './sections/words-section.tsx'

type Section = { id: string; title: string; text: string; Content: ComponentType }

/** The gallery from the smallest part to the largest. */
export const SECTIONS: readonly Section[] = [
  { id: 'tokens', title: 'Tokens', text: 'Colours, type and space; nothing else is used.', Content: TokensSection },
  { id: 'identity', title: 'Identity', text: 'The mark, drawings, faces and networks.', Content: IdentitySection },
  { id: 'words', title: 'Words', text: 'Titles, sheets, states and times.', Content: WordsSection },
  { id: 'buttons', title: 'Buttons', text: 'One filled button per place; the rest is quiet.', Content: ButtonsSection },
  { id: 'fields', title: 'Fields', text: 'Label above, hint and error below.', Content: FieldsSection },
  { id: 'pickers', title: 'Pickers', text: 'Date and time, zone.', Content: PickersSection },
  { id: 'media', title: 'Media', text: 'Choosing stored pictures and taking new ones.', Content: MediaSection },
  { id: 'numbers', title: 'Numbers', text: 'Tiles and charts; every chart is also a table.', Content: NumbersSection },
  {
    id: 'lists',
    title: 'Lists',
    text: 'Tables page by page, and what stands in while they load.',
    Content: ListsSection,
  },
  { id: 'places', title: 'Places', text: 'While something is empty, or could not be shown.', Content: PlacesSection },
  { id: 'previews', title: 'Previews', text: 'One post as every network shows it.', Content: PreviewsSection },
  { id: 'overlays', title: 'Overlays', text: 'Dialogs and short messages.', Content: OverlaysSection },
]
