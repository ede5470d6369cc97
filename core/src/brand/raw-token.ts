/** How many tokens of a file are read. */
export const TOKENS_MAX = 2_000

/** A token as its file writes it, under its path. Without a type, its value says what it is. */
export type RawToken = { type: string | null; value: unknown; extensions: unknown }

/** The tokens of a file by path, and those that are left out because an earlier one has their path. */
export type RawTokens = { found: Map<string, RawToken>; repeated: string[] }
