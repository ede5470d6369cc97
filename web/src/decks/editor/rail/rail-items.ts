import {
  IconAlignLeft,
  IconCircle,
  IconH1,
  IconHash,
  IconLine,
  IconList,
  IconMoodSmile,
  IconQrcode,
  IconQuote,
  IconSquare,
  IconStar,
  IconUserCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import type { SimpleKind } from '../insert/insert-simple.ts'

/** What is put on the slide by one press, in the order in which it is offered. */
export const RAIL_ITEMS: readonly { kind: SimpleKind; Icon: TablerIcon }[] = [
  { kind: 'heading', Icon: IconH1 },
  { kind: 'body', Icon: IconAlignLeft },
  { kind: 'list', Icon: IconList },
  { kind: 'quote', Icon: IconQuote },
  { kind: 'rectangle', Icon: IconSquare },
  { kind: 'ellipse', Icon: IconCircle },
  { kind: 'star', Icon: IconStar },
  { kind: 'line', Icon: IconLine },
  { kind: 'icon', Icon: IconMoodSmile },
  { kind: 'qr', Icon: IconQrcode },
  { kind: 'pageNumber', Icon: IconHash },
  { kind: 'avatar', Icon: IconUserCircle },
]
