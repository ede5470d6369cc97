import type { NewItem } from '../insert/insert-layers.ts'

export type InsertPanelProps = { onInsert: (item: NewItem) => void }
