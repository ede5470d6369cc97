import { IconListCheck, IconMessages, IconPlus, type TablerIcon } from '@tabler/icons-react'
import type { useBeginPersona } from '../data/use-begin-persona.ts'

type Begin = ReturnType<typeof useBeginPersona>

/** The ways in which a persona is begun, the one that asks the least of a person first. */
export const PERSONA_WAYS: readonly { key: string; Icon: TablerIcon; begin: (ways: Begin) => Promise<void> }[] = [
  { key: 'personas:start.guided', Icon: IconListCheck, begin: ({ beginGuided }) => beginGuided() },
  { key: 'personas:start.comments', Icon: IconMessages, begin: ({ beginImport }) => beginImport() },
  { key: 'personas:start.byHand', Icon: IconPlus, begin: ({ begin }) => begin() },
]
