import { createContext, use } from 'react'

/** Names by id; what has none in here is shown by its id. */
export type RecordNames = {
  people: ReadonlyMap<string, { fullName: string; email: string }>
  workspaces: ReadonlyMap<string, string>
}

export const NO_NAMES: RecordNames = { people: new Map(), workspaces: new Map() }

/** The names of what the shown page of the audit log mentions. */
export const RecordNamesContext = createContext(NO_NAMES)

export function useNamesShown(): RecordNames {
  return use(RecordNamesContext)
}
