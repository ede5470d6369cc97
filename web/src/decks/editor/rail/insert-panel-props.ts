import type { NewItem } from '../insert/insert-item.ts'

export type InsertPanelProps = { onInsert: (item: NewItem) => void }
