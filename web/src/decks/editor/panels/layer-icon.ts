import {
  IconIcons,
  IconLetterT,
  IconLine,
  IconNumbers,
  IconPhoto,
  IconQrcode,
  IconShape,
  IconStack2,
  IconUserCircle,
  type TablerIcon,
} from '@tabler/icons-react'
import type { LayerType } from '@postwright/core/scene/layer'

/** The signs of layers in lists. */
export const LAYER_ICONS = {
  text: IconLetterT,
  image: IconPhoto,
  shape: IconShape,
  line: IconLine,
  icon: IconIcons,
  qr: IconQrcode,
  pageNumber: IconNumbers,
  avatar: IconUserCircle,
  group: IconStack2,
} as const satisfies Record<LayerType, TablerIcon>
